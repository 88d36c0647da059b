// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in the browser: what the page does with them, and without them.
import type { Page } from '@playwright/test';
import { type Player, expect, test } from './support/player';

const NO_WEBASSEMBLY = 'This browser does not run WebAssembly';
const NOT_YET = 'could not be loaded yet';

/** Waits until the page has the rules: only then are earlier positions there to be looked at. */
async function has_rules(player: Player): Promise<void> {
    await expect(player.button('One move back')).toBeEnabled();
}

/** The squares that the drawn board marks as those where the picked piece may go. It keeps old marks
 * for later, out of sight. */
async function marked(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const board = document.querySelector('cg-board');
        const side = (board?.getBoundingClientRect().width ?? 0) / 8;
        const black = document.querySelector('.cg-wrap.orientation-black') !== null;
        return [...document.querySelectorAll<HTMLElement>('square.move-dest, square.premove-dest')]
            .filter((square) => square.checkVisibility({ visibilityProperty: true }))
            .map((square) => {
                const { left, top } = square.getBoundingClientRect();
                const across = Math.round((left - (board?.getBoundingClientRect().left ?? 0)) / side);
                const down = Math.round((top - (board?.getBoundingClientRect().top ?? 0)) / side);
                const file = black ? 7 - across : across;
                const rank = black ? down : 7 - down;
                return 'abcdefgh'.charAt(file) + String(rank + 1);
            })
            .sort();
    });
}

test('premoves are shown where one move of the opponent would allow them', async ({ sit_down }) => {
    const { white, black } = await sit_down({ time: '300' });
    await white.plays('e2e4');
    await black.sees_ply(1);
    await black.plays('d7d5');
    await has_rules(black);
    await black.click_square('d8');
    // d5 is Black's own pawn: White may take it, and then it can be taken back.
    await expect.poll(() => marked(black.page)).toEqual(['d5', 'd6', 'd7']);
    await black.click_square('d5');
    await expect(black.page.getByTestId('premove')).toBeVisible();
    await white.plays('e4d5');
    await black.sees_ply(4);
    expect(await black.moves()).toEqual(['e4', 'd5', 'exd5', 'Qxd5']);
});

test('3.7.3.3: a premove that promotes asks for the piece first', async ({ sit_down }) => {
    const { white, black } = await sit_down({
        time: '300',
        fen: '4k3/8/8/8/8/8/p3K3/8 w - - 0 1',
    });
    await white.has_the_move();
    await expect(black.game).toHaveAttribute('data-status', 'playing');
    await black.click_move('a2a1');
    await black.button('rook').click();
    await expect(black.page.getByTestId('premove')).toBeVisible();
    await white.plays('e2e3');
    await white.sees_ply(2);
    expect(await white.moves()).toEqual(['Ke3', 'a1=R']);
});

test('3.9: check is marked on earlier positions too', async ({ sit_down }) => {
    const { white, black } = await sit_down({ time: '300', fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' });
    await white.plays('a1a8');
    const check = white.page.locator('square.check').filter({ visible: true });
    await expect(check).toHaveCount(1);
    await black.plays('e8d7');
    await white.sees_ply(2);
    await expect(check).toHaveCount(0);
    await white.button('One move back').click();
    await expect(check).toHaveCount(1);
    await white.button('First position').click();
    await expect(check).toHaveCount(0);
});

test('a move on its way is drawn whole, castling too', async ({ sit_down }) => {
    const { white, black } = await sit_down({
        time: '300',
        fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
    });
    await white.has_the_move();
    await white.click_square('e1');
    await expect.poll(() => marked(white.page)).toEqual(
        ['a1', 'c1', 'd1', 'd2', 'e2', 'f1', 'f2', 'g1', 'h1'],
    );
    await white.click_square('h1');
    await black.sees_ply(1);
    expect(await white.moves()).toEqual(['O-O']);
});

test('the rules come once, and nothing more is fetched for a whole game', async ({ sit_down }) => {
    const { white, black } = await sit_down({ time: '300' });
    await has_rules_after_move(white, black);
    const fetched: string[] = [];
    white.page.on('request', (request) => fetched.push(request.url()));
    await white.plays('g1f3');
    await black.plays('g8f6');
    await white.sees_ply(4);
    expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

async function has_rules_after_move(white: Player, black: Player): Promise<void> {
    await white.plays('e2e4');
    await black.plays('e7e5');
    await has_rules(white);
}

test('a browser without WebAssembly says so, and plays all the same', async ({ arrive, sit_down }) => {
    const { white, black, game } = await sit_down({ time: '300' });
    const plain = await arrive();
    await plain.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    const seat = await white.page.evaluate(
        (key) => localStorage.getItem(key) ?? '{}',
        `staunton.seat.${game}`,
    );
    const { token } = JSON.parse(seat) as { token: string };
    await plain.takes({ game, color: 'white', token });
    await expect(plain.page.getByText(NO_WEBASSEMBLY)).toBeVisible();
    await plain.plays('e2e4');
    await black.plays('e7e5');
    await plain.plays('g1f3', 'drag');
    await black.sees_ply(3);
    expect(await plain.moves()).toEqual(['e4', 'e5', 'Nf3']);
    await expect(plain.button('One move back')).toBeDisabled();
    // A premove needs the rules: the piece is not even picked up for one.
    await plain.click_square('f1');
    await plain.click_square('c4');
    await expect(plain.page.getByTestId('premove')).toBeHidden();
    await plain.button('Text board').click();
    await black.plays('b8c6');
    await plain.has_the_move();
    await plain.page.getByLabel('Your move in writing').fill('f1c4');
    await plain.page.keyboard.press('Enter');
    await black.sees_ply(5);
});

test('moves can be played while the rules are on their way', async ({ arrive, sit_down }) => {
    const { white, black, game } = await sit_down({ time: '300' });
    const slow = await arrive();
    let let_through = (): void => {};
    const allowed = new Promise<void>((resolve) => (let_through = resolve));
    await slow.page.route('**/*.wasm', async (route) => {
        await allowed;
        await route.continue();
    });
    const seat = await white.page.evaluate(
        (key) => localStorage.getItem(key) ?? '{}',
        `staunton.seat.${game}`,
    );
    const { token } = JSON.parse(seat) as { token: string };
    await slow.takes({ game, color: 'white', token });
    await slow.plays('d2d4');
    await black.plays('d7d5');
    await slow.sees_ply(2);
    await expect(slow.button('One move back')).toBeDisabled();
    let_through();
    await has_rules(slow);
    await slow.button('First position').click();
    await expect(slow.game).toHaveAttribute('data-shown-ply', '0');
    await slow.button('Position now').click();
    await slow.plays('c2c4');
    await black.sees_ply(3);
});

test('rules that cannot be fetched are told in words, and fetched again', async ({ arrive, sit_down }) => {
    const { game } = await sit_down({ time: '300' });
    const unlucky = await arrive();
    let attempts = 0;
    await unlucky.page.route('**/*.wasm', (route) =>
        ++attempts < 3 ? route.abort() : route.continue(),
    );
    await unlucky.go(`/game/${game}`);
    await expect(unlucky.page.getByText(NOT_YET)).toBeVisible();
    await expect(unlucky.page.getByText(NOT_YET)).toBeHidden();
    expect(attempts).toBe(3);
    const others = unlucky.errors.filter((text) => !text.includes('ERR_FAILED'));
    unlucky.errors.splice(0, unlucky.errors.length, ...others);
});
