// SPDX-License-Identifier: GPL-3.0-or-later
import { type Language, language_for } from './i18n/language';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
    language: Language | null;
    theme: Theme;
    sound: boolean;
    text_board: boolean;
}

const KEY = 'staunton.preferences';

function kept(): Partial<Kept> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    } catch {
        return {};
    }
}

/** What a person has chosen, kept in this browser. */
class Preferences {
    #chosen_language = $state<Language | null>(null);
    #theme = $state<Theme>('auto');
    #sound = $state(true);
    #text_board = $state(false);

    constructor() {
        const from = kept();
        if (from.language === 'en' || from.language === 'ko') this.#chosen_language = from.language;
        if (from.theme === 'light' || from.theme === 'dark') this.#theme = from.theme;
        this.#sound = from.sound !== false;
        this.#text_board = from.text_board === true;
        this.#show();
    }

    get language(): Language {
        return this.#chosen_language ?? language_for(navigator.languages);
    }
    set language(value: Language) {
        this.#chosen_language = value;
        this.#keep();
    }

    get theme(): Theme {
        return this.#theme;
    }
    set theme(value: Theme) {
        this.#theme = value;
        this.#keep();
    }

    get sound(): boolean {
        return this.#sound;
    }
    set sound(value: boolean) {
        this.#sound = value;
        this.#keep();
    }

    get text_board(): boolean {
        return this.#text_board;
    }
    set text_board(value: boolean) {
        this.#text_board = value;
        this.#keep();
    }

    #show(): void {
        document.documentElement.lang = this.language;
        if (this.#theme === 'auto') delete document.documentElement.dataset['theme'];
        else document.documentElement.dataset['theme'] = this.#theme;
    }

    #keep(): void {
        this.#show();
        const now: Kept = {
            language: this.#chosen_language,
            theme: this.#theme,
            sound: this.#sound,
            text_board: this.#text_board,
        };
        try {
            localStorage.setItem(KEY, JSON.stringify(now));
        } catch {
            // Nothing can be kept here; the choice holds until the page is closed.
        }
    }
}

export const preferences = new Preferences();
