// SPDX-License-Identifier: GPL-3.0-or-later

export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language of the browser that the page speaks; English if none. */
export function language_for(wanted: readonly string[]): Language {
    for (const tag of wanted) {
        const found = LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each);
        if (found !== undefined) return found;
    }
    return 'en';
}

/** Puts values for the {names} in a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
    return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
