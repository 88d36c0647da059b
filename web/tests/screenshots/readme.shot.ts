// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictures of the README: `npm run screenshot`.
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from '@playwright/test';
import { type Player, expect, test } from '../end_to_end/support/player';

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));

const MOVES = (
    'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 e1g1 a7a6 c4b3 c5a7 b3c4 a7c5'
).split(' ');

async function picture(player: Player, name: string, look: BrowserContextOptions): Promise<void> {
    if (look.viewport) await player.page.setViewportSize(look.viewport);
    await player.page.mouse.move(0, 0);
    await player.page.evaluate(() => document.fonts.ready);
    await player.page.screenshot({ path: `${DOCS}${name}.png`, animations: 'disabled' });
}

test('a game in progress, with a claim explained', async ({ sit_down }) => {
    const telephone = {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        colorScheme: 'light' as const,
    };
    const { white, black } = await sit_down({ time: '600+5' }, telephone);
    const players = [white, black];
    await white.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await black.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const [index, move] of MOVES.entries()) await players[index % 2]?.plays(move);
    await picture(black, 'screenshot-mobile', telephone);
    await white.page.setViewportSize({ width: 1440, height: 900 });
    await white.has_the_move();
    await white.button('Claim a draw').click();
    await white.button('Claim').click();
    await expect(white.page.locator('[data-ruling="refused"]')).toBeVisible();
    await picture(white, 'screenshot', {});
});
