// SPDX-License-Identifier: GPL-3.0-or-later
import { destinations } from '../board/destinations';
import { type Role, letter_of } from '../board/placement';
import { type Square, rank_of } from '../board/squares';
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

    readonly where = $derived.by(() => destinations(this.game.placement, this.game.legal));

    /** Whether the person may set out to move that piece, now or as a premove. */
    may_pick(square: Square): boolean {
        const { game } = this;
        return game.is_playing && game.is_live && game.placement.get(square)?.color === game.you;
    }

    /** Tries to move from one square to another; false if no legal move does so. */
    attempt(from: Square, to: Square): boolean {
        const { game } = this;
        const piece = game.placement.get(from);
        if (piece === undefined || game.you === null || !game.is_live) return false;
        const moves = this.where.get(from)?.get(to) ?? [];
        const first = moves[0];
        const last_rank = game.you === 'white' ? 7 : 0;
        const premoves = !game.your_turn && game.is_playing;
        const promotes = premoves && piece.role === 'pawn' && rank_of(to) === last_rank;
        if (moves.length > 1 || promotes) {
            this.promotion = { from, to, color: game.you };
            return true;
        }
        if (first === undefined && !premoves) return false;
        game.choose_move(first ?? from + to);
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
