// SPDX-License-Identifier: GPL-3.0-or-later
// The node counts of tests/perft, through the module as the page has it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { position_of } from './support/rules';

const SUITES = {
    classic: 20_000_000,
    standard: 1_000_000,
    tricky: 5_000_000,
    random: 10_000,
    chess960: 100_000,
};

interface Counted {
    fen: string;
    counts: { depth: number; nodes: bigint }[];
}

function read_suite(name: string, most: number): Counted[] {
    const path = new URL(`../../../tests/perft/${name}.perft`, import.meta.url);
    const lines = readFileSync(fileURLToPath(path), 'utf8').split('\n');
    return lines.flatMap((line) => {
        const [fen = '', ...rest] = line.split(';').map((part) => part.trim());
        if (fen === '' || fen.startsWith('#')) return [];
        const counts = rest.flatMap((part) => {
            const [, depth, nodes] = /^D(\d+) (\d+)$/.exec(part) ?? [];
            if (depth === undefined || nodes === undefined || Number(nodes) > most) return [];
            return [{ depth: Number(depth), nodes: BigInt(nodes) }];
        });
        return [{ fen, counts }];
    });
}

describe('3.1 to 3.10: the positions after so many legal moves are counted', () => {
    test.each(Object.entries(SUITES))('%s, up to %i a position', (name, most) => {
        const suite = read_suite(name, most);
        expect(suite.length).toBeGreaterThan(5);
        for (const { fen, counts } of suite) {
            const position = position_of(fen);
            const found = counts.map(({ depth }) => ({ depth, nodes: position.perft(depth) }));
            expect(found, fen).toEqual(counts);
        }
    });

    test('a depth that is none is a mistake', () => {
        const position = position_of('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
        for (const depth of [-1, 1.5, 21, NaN]) {
            expect(() => position.perft(depth)).toThrow(RangeError);
        }
    });
});
