// SPDX-License-Identifier: GPL-3.0-or-later
import { type Piece, type Placement, castling_of, is_capture, read_uci } from '../board/placement';
import { file_of } from '../board/squares';
import type { Translate } from '../laws/ruling_words';
import type { PlayedMove } from '../protocol/messages';

/** "white pawn" */
export function piece_name(piece: Piece, t: Translate): string {
    return t(`piece.of_${piece.color}`, { piece: t(`piece.${piece.role}`) });
}

/** The move as one says it: "knight takes on f3, check". */
export function spoken_move(played: PlayedMove, before: Placement, t: Translate): string {
    const move = read_uci(played.uci);
    const piece = move === null ? undefined : before.get(move.from);
    if (move === null || piece === undefined) return played.san;
    const castling = castling_of(before, move);
    const words: string[] = [];
    if (castling !== null) {
        words.push(t(file_of(castling.king_to) === 6 ? 'say.castles_short' : 'say.castles_long'));
    } else {
        const values = { piece: t(`piece.${piece.role}`), square: move.to };
        words.push(t(is_capture(before, move) ? 'say.takes' : 'say.piece_to', values));
    }
    if (move.promotion !== null) {
        words.push(t('say.promotes', { piece: t(`piece.${move.promotion}`) }));
    }
    if (played.san.endsWith('#')) words.push(t('say.mate_suffix'));
    else if (played.san.endsWith('+')) words.push(t('say.check_suffix'));
    return words.join(', ');
}
