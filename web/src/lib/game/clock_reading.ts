// SPDX-License-Identifier: GPL-3.0-or-later
import type { ClockReading, Color } from '../protocol/messages';

/** Below this the display shows tenths of a second. */
export const TENTHS_BELOW_MS = 20_000;

/** What the display of that player shows, so many milliseconds after the reading came: the delay
 * runs before the main time (6.3.2). Null without a clock. */
export function shown_time(reading: ClockReading, player: Color, elapsed: number): number | null {
    const time = reading[player];
    if (time === null || reading.running !== player) return time;
    return Math.max(0, time - Math.max(0, elapsed - reading.delay));
}

/** What is left of the delay of the player whose clock runs. */
export function shown_delay(reading: ClockReading, player: Color, elapsed: number): number {
    return reading.running === player ? Math.max(0, reading.delay - elapsed) : 0;
}

/** When the display next changes, in milliseconds from now. */
export function next_change(time: number): number {
    const step = time <= TENTHS_BELOW_MS ? 100 : 1000;
    return (time % step || step) + 1;
}

/** From when on the time is short: a tenth of what was given at first, between 10 and 60 s. */
export function low_time_threshold(allotted: number): number {
    return Math.min(60_000, Math.max(10_000, allotted / 10));
}

export interface DisplayParts {
    hours: number;
    minutes: number;
    seconds: number;
    tenths: number | null;
}

/** A time cut into what a display shows. Whole seconds are rounded up, as on a chessclock: 0:00
 * is shown when the flag falls and not before. */
export function display_parts(time: number): DisplayParts {
    if (time < TENTHS_BELOW_MS) {
        const tenths = Math.ceil(time / 100);
        return {
            hours: 0,
            minutes: 0,
            seconds: Math.floor(tenths / 10),
            tenths: tenths % 10,
        };
    }
    const all = Math.ceil(time / 1000);
    return {
        hours: Math.floor(all / 3600),
        minutes: Math.floor(all / 60) % 60,
        seconds: all % 60,
        tenths: null,
    };
}

/** "1:29:59", "4:07", "0:09.3" */
export function display_text(time: number): string {
    const { hours, minutes, seconds, tenths } = display_parts(time);
    const two = (value: number): string => String(value).padStart(2, '0');
    const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    return tenths === null ? clock : `${clock}.${tenths}`;
}
