// SPDX-License-Identifier: GPL-3.0-or-later
// PGN's TimeControl, as far as the page writes it and shows it. The server has the last word.

export type ExtraKind = 'increment' | 'delay' | 'bronstein';

const SIGN_OF_EXTRA: Record<ExtraKind, string> = { increment: '+', delay: 'd', bronstein: 'b' };

export interface Period {
    moves: number | null;
    seconds: number;
    extra: number;
    kind: ExtraKind;
}

/** Seconds without a needless fraction; the wire takes up to three decimals. */
function seconds_text(seconds: number): string {
    return String(Math.round(seconds * 1000) / 1000);
}

export function write_time_control(periods: readonly Period[]): string {
    if (periods.length === 0) return '-';
    return periods
        .map(({ moves, seconds, extra, kind }) => {
            const limit = moves === null ? '' : `${moves}/`;
            const each = extra > 0 ? SIGN_OF_EXTRA[kind] + seconds_text(extra) : '';
            return limit + seconds_text(seconds) + each;
        })
        .join(':');
}

const PERIOD = /^(?:(\d+)\/)?(\d+(?:\.\d+)?)(?:([+db])(\d+(?:\.\d+)?))?$/;

/** Reads what `write_time_control` writes; null for anything else. */
export function read_time_control(text: string): Period[] | null {
    if (text === '-') return [];
    const periods: Period[] = [];
    for (const part of text.split(':')) {
        const found = PERIOD.exec(part);
        if (found === null) return null;
        const [, moves, seconds, sign, extra] = found;
        const kind = sign === 'd' ? 'delay' : sign === 'b' ? 'bronstein' : 'increment';
        periods.push({
            moves: moves === undefined ? null : Number(moves),
            seconds: Number(seconds),
            extra: extra === undefined ? 0 : Number(extra),
            kind,
        });
    }
    return periods;
}

/** "½", "1½", "3": minutes as players write them. */
function minutes_text(seconds: number): string {
    const minutes = seconds / 60;
    const whole = Math.floor(minutes);
    const rest = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[minutes - whole];
    if (rest === undefined) return `${seconds_text(seconds)} s`;
    return rest === '' ? String(whole) : (whole === 0 ? '' : String(whole)) + rest;
}

/** "3+2", "40/90+30, 30+30", "5 d3"; the infinity sign for no clock. */
export function time_control_label(text: string): string {
    const periods = read_time_control(text);
    if (periods === null) return text;
    if (periods.length === 0) return '∞';
    return periods
        .map(({ moves, seconds, extra, kind }) => {
            const limit = moves === null ? '' : `${moves}/`;
            const each =
                kind === 'increment' ? `+${extra}` : ` ${SIGN_OF_EXTRA[kind]}${extra}`;
            return limit + minutes_text(seconds) + each;
        })
        .join(', ');
}

export interface Preset {
    time: string;
    label: string;
    speed: 'bullet' | 'blitz' | 'rapid' | 'classical' | 'none';
}

export const PRESETS: readonly Preset[] = [
    { time: '60', label: '1+0', speed: 'bullet' },
    { time: '180+2', label: '3+2', speed: 'blitz' },
    { time: '300', label: '5+0', speed: 'blitz' },
    { time: '600+5', label: '10+5', speed: 'rapid' },
    { time: '900+10', label: '15+10', speed: 'rapid' },
    { time: '1800', label: '30+0', speed: 'rapid' },
    { time: '40/5400+30:1800+30', label: '90/40+30', speed: 'classical' },
    { time: '-', label: '∞', speed: 'none' },
];
