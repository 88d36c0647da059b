// SPDX-License-Identifier: GPL-3.0-or-later
import type { Piece } from '../board/placement';
import type { Translate } from '../laws/ruling_words';
import type { Move } from '../rules/rules';

/** "white pawn" */
export function piece_name(piece: Piece, t: Translate): string {
    return t(`piece.of_${piece.color}`, { piece: t(`piece.${piece.role}`) });
}

/** The move as one says it: "knight takes on f3, check". */
export function spoken_move(move: Move, t: Translate): string {
    const words: string[] = [];
    if (move.castling !== null) {
        words.push(t(move.castling === 'king_side' ? 'say.castles_short' : 'say.castles_long'));
    } else {
        const values = { piece: t(`piece.${move.piece}`), square: move.to };
        words.push(t(move.captured === null ? 'say.piece_to' : 'say.takes', values));
    }
    if (move.promotion !== null) {
        words.push(t('say.promotes', { piece: t(`piece.${move.promotion}`) }));
    }
    if (move.mate) words.push(t('say.mate_suffix'));
    else if (move.check) words.push(t('say.check_suffix'));
    return words.join(', ');
}
