// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import {
    display_text,
    low_time_threshold,
    next_change,
    shown_delay,
    shown_time,
} from '../../src/lib/game/clock_reading';
import {
    PRESETS,
    read_time_control,
    time_control_label,
    write_time_control,
} from '../../src/lib/game/time_control';
import type { ClockReading } from '../../src/lib/protocol/messages';

const READING: ClockReading = { white: 300_000, black: 60_000, running: 'black', delay: 3_000 };

describe('a clock', () => {
    test('6.1: only one display runs', () => {
        expect(shown_time(READING, 'white', 10_000)).toBe(300_000);
        expect(shown_time({ ...READING, running: null }, 'black', 10_000)).toBe(60_000);
    });

    test('6.3.2: the main time stands while the delay runs', () => {
        expect(shown_time(READING, 'black', 2_900)).toBe(60_000);
        expect(shown_delay(READING, 'black', 2_900)).toBe(100);
        expect(shown_time(READING, 'black', 4_000)).toBe(59_000);
        expect(shown_delay(READING, 'black', 4_000)).toBe(0);
        expect(shown_delay(READING, 'white', 0)).toBe(0);
    });

    test('never shows less than nothing', () => {
        expect(shown_time(READING, 'black', 10_000_000)).toBe(0);
        expect(shown_time({ ...READING, white: null }, 'white', 5)).toBeNull();
    });

    test.each([
        [0, '0:00.0'],
        [1, '0:00.1'],
        [9_300, '0:09.3'],
        [19_999, '0:20.0'],
        [20_000, '0:20'],
        [20_001, '0:21'],
        [59_999, '1:00'],
        [247_000, '4:07'],
        [3_600_000, '1:00:00'],
        [5_399_001, '1:30:00'],
    ])('%i ms are shown as %s', (time, text) => {
        expect(display_text(time)).toBe(text);
    });

    test('is looked at again just after what it shows has changed', () => {
        for (const time of [59_999, 20_001, 19_950, 300, 61_000]) {
            const later = time - next_change(time);
            expect(display_text(Math.max(0, later))).not.toBe(display_text(time));
        }
    });

    test('is short of time at a tenth of what was given, between 10 and 60 seconds', () => {
        expect(low_time_threshold(60_000)).toBe(10_000);
        expect(low_time_threshold(300_000)).toBe(30_000);
        expect(low_time_threshold(5_400_000)).toBe(60_000);
    });
});

describe('a time control', () => {
    test.each(PRESETS.map((preset) => preset.time))('the preset %s is written as it is read', (time) => {
        const read = read_time_control(time);
        expect(read).not.toBeNull();
        expect(write_time_control(read ?? [])).toBe(time);
    });

    test('6.3.1, 6.3.2: periods, increment, delay and Bronstein', () => {
        const first = { moves: 40, seconds: 5400, extra: 30, kind: 'increment' as const };
        const rest = { moves: null, seconds: 90.5, extra: 5, kind: 'delay' as const };
        expect(write_time_control([first, rest])).toBe('40/5400+30:90.5d5');
        expect(read_time_control('40/5400+30:90.5d5')).toEqual([first, rest]);
        expect(read_time_control('300b2')?.[0]?.kind).toBe('bronstein');
    });

    test.each(['', 'abc', '300+', '+5', '40/', '300;2', '-5'])('%j is none', (text) => {
        expect(read_time_control(text)).toBeNull();
    });

    test.each([
        ['180+2', '3+2'],
        ['300', '5+0'],
        ['30', '½+0'],
        ['-', '∞'],
        ['40/5400+30:1800+30', '40/90+30, 30+30'],
        ['300d3', '5 d3'],
        ['7', '7 s+0'],
    ])('%s is shown as %s', (time, label) => {
        expect(time_control_label(time)).toBe(label);
    });
});
