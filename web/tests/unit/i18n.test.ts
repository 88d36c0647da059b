// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/lib/i18n/en';
import { ko } from '../../src/lib/i18n/ko';
import { fill, language_for } from '../../src/lib/i18n/language';

const names = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sources(path);
        return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    });
}

describe('the two languages', () => {
    test('have the same keys', () => {
        expect(Object.keys(ko).sort()).toEqual(Object.keys(en).sort());
    });

    test.each(Object.keys(en) as (keyof typeof en)[])('%s says something with the same names in it', (key) => {
        expect(ko[key].trim()).not.toBe('');
        expect(names(ko[key])).toEqual(names(en[key]));
    });

    test('the Korean is Korean wherever the English is more than a name or a sign', () => {
        const same = Object.entries(en).filter(([key, value]) => ko[key as keyof typeof en] === value);
        const allowed = ['input.placeholder', 'board.occupied', 'say.move', 'arbiter.claim_by'];
        expect(same.map(([key]) => key).filter((key) => !allowed.includes(key))).toEqual([]);
    });

    test('no sentence is written that nobody says', () => {
        const all = sources('src').filter((text) => !text.includes("'app.tagline':")).join('\n');
        const unused = Object.keys(en).filter((key) => {
            const group = key.slice(0, key.lastIndexOf('.') + 1);
            const stem = key.slice(0, key.lastIndexOf('_') + 1);
            const built = [group, stem].some((start) => start !== '' && all.includes(`\`${start}\${`));
            const looked_up = /^(article|refusal|ending|arbiter\.differs)\./.test(key);
            const claim_words = /^arbiter\.(claim|accepted)_/.test(key);
            return !(all.includes(`'${key}'`) || built || looked_up || claim_words);
        });
        expect(unused).toEqual([]);
    });
});

describe('the language', () => {
    test.each([
        [['ko-KR', 'en'], 'ko'],
        [['en-GB'], 'en'],
        [['fr', 'ko'], 'ko'],
        [['fr'], 'en'],
        [[], 'en'],
    ])('of a browser that wants %j is %s', (wanted, language) => {
        expect(language_for(wanted as string[])).toBe(language);
    });

    test('a name without a value stays as it is', () => {
        expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
    });
});
