// SPDX-License-Identifier: GPL-3.0-or-later
import { preferences } from '../preferences.svelte';
import { type MessageKey, en } from './en';
import { ko } from './ko';
import { type Language, fill } from './language';

export const MESSAGES: Record<Language, Record<MessageKey, string>> = { en, ko };

/** The sentence of that key in the language chosen. */
export function t(key: MessageKey, values: Record<string, string | number> = {}): string {
    return fill(MESSAGES[preferences.language][key], values);
}
