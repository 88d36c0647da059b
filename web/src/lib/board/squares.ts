// SPDX-License-Identifier: GPL-3.0-or-later

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Square = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`;

/** The square of that file and rank, both from 0; nothing beyond the board. */
export function square_at(file: number, rank: number): Square | null {
    const file_name = FILES[file];
    const rank_name = RANKS[rank];
    return file_name === undefined || rank_name === undefined ? null : `${file_name}${rank_name}`;
}

export function file_of(square: Square): number {
    return square.charCodeAt(0) - 97;
}

export function rank_of(square: Square): number {
    return square.charCodeAt(1) - 49;
}

export function is_square(text: string): text is Square {
    return /^[a-h][1-8]$/.test(text);
}

export const ALL_SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
    FILES.map((file): Square => `${file}${rank}`),
);
