// SPDX-License-Identifier: GPL-3.0-or-later
import { type Role, letter_of } from '../board/placement';
import type { Square } from '../board/squares';
import type { Color } from '../protocol/messages';
import type { Game } from './game.svelte';

export const PROMOTIONS: readonly Role[] = ['queen', 'knight', 'rook', 'bishop'];

/** A pawn that has come to its last rank and waits to be told what it becomes. */
export interface OpenPromotion {
    from: Square;
    to: Square;
    color: Color;
}

/** From two squares to a move: the same for the drawn board and the text board. */
export class MoveChoice {
    promotion = $state.raw<OpenPromotion | null>(null);

    constructor(private readonly game: Game) {}

    /** Where the person's pieces may go, now or as a premove. */
    readonly where = $derived.by(() => this.game.where);

    /** Whether the person may set out to move that piece, now or as a premove. */
    may_pick(square: Square): boolean {
        const { game } = this;
        return game.is_playing && game.is_live && game.placement.get(square)?.color === game.you;
    }

    /** Tries to move from one square to another; false if no legal move, or premove, does so. */
    attempt(from: Square, to: Square): boolean {
        const { game } = this;
        if (game.you === null || !game.is_live) return false;
        const [first, second] = this.where.get(from)?.get(to) ?? [];
        if (first === undefined) return false;
        if (second !== undefined) this.promotion = { from, to, color: game.you };
        else game.choose_move(first);
        return true;
    }

    promote_to(role: Role): void {
        const open = this.promotion;
        this.promotion = null;
        if (open !== null) this.game.choose_move(open.from + open.to + letter_of(role));
    }

    cancel_promotion(): void {
        this.promotion = null;
    }
}
