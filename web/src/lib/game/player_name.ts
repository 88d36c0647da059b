// SPDX-License-Identifier: GPL-3.0-or-later
import type { Translate } from '../laws/ruling_words';
import type { Color } from '../protocol/messages';
import type { Game } from './game.svelte';

/** What that player is called on the page. */
export function player_name(game: Game, player: Color, t: Translate): string {
    const who = game.players?.[player];
    if (who?.kind === 'computer') return t('game.computer', { level: who.level ?? '' });
    if (game.you === player) return t('game.you');
    if (game.you !== null) return t('game.guest');
    return t(`game.player_${player}`);
}
