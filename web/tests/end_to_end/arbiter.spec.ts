// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, test } from './support/player';

const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

test('9.2.1: a threefold claim with an intended move ends the game', async ({ sit_down }) => {
    const { white, black } = await sit_down({ time: '600' });
    const players = [white, black];
    for (const [index, move] of [...KNIGHTS, ...KNIGHTS.slice(0, 3)].entries()) {
        await players[index % 2]?.plays(move);
    }
    await black.has_the_move();
    await black.button('Claim a draw').click();
    await black.page.getByLabel('With the move that I intend').check();
    await black.button('Choose the move on the board').click();
    await black.click_move('f6g8');
    await expect(black.page.getByText('Claim a draw with the intended move Ng8?')).toBeVisible();
    await black.sees_ply(7);
    await black.button('Claim').click();
    for (const player of players) {
        await expect(player.outcome).toHaveAttribute('data-ending', 'threefold_repetition');
        await expect(player.outcome).toHaveAttribute('data-result', '1/2-1/2');
        await expect(player.outcome).toContainText('Article 9.2.1');
    }
});

test('9.5.3: a refused claim says why, with its Article, and what it costs', async ({ sit_down }) => {
    const { white, black } = await sit_down({ time: '600' }, { locale: 'ko-KR' });
    const players = [white, black];
    for (const [index, move] of KNIGHTS.entries()) await players[index % 2]?.plays(move);
    await white.has_the_move();
    await white.button('Claim a draw').click();
    await white.button('Claim').click();

    const ruling = white.page.locator('[data-ruling="refused"]');
    await expect(ruling).toHaveAttribute('data-reason', 'fewer_than_three_occurrences');
    await expect(ruling).toContainText('only twice');
    await expect(ruling).toContainText('Article 9.5.3');
    await expect(ruling).toContainText('Black receives 2:00 more.');
    await expect(white.page.getByTestId('urgent')).toContainText('Refused');
    await expect(white.page.getByRole('timer').first()).toHaveText(/1[12]:/);
    await ruling.getByRole('button', { name: 'at the start' }).click();
    await expect(white.game).toHaveAttribute('data-shown-ply', '0');
    await white.button('Back to the game').click();

    const korean = black.page.locator('[data-ruling="refused"]');
    await expect(korean).toContainText('두 번만');
    await expect(korean).toContainText('조항 9.5.3');

    // A declared move must then be played, and no other.
    await white.has_the_move();
    await white.button('Claim a draw').click();
    await white.page.getByLabel('Fifty moves').check();
    await white.page.getByLabel('With the move that I intend').check();
    await white.button('Choose the move on the board').click();
    await white.click_move('b1c3');
    await white.button('Claim').click();
    await expect(white.page.getByText('The move that you declared, Nc3, must be played now.')).toBeVisible();
    await expect(ruling.first()).toHaveAttribute('data-reason', 'fewer_than_fifty_moves');
    await white.plays('b1c3');
    await black.sees_ply(5);
});

test('Guidelines II: in Chess960 the king castles onto its rook', async ({ sit_down }) => {
    const fen = '1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w KQkq - 0 1';
    const { white, black } = await sit_down({ time: '-', variant: 'chess960', fen });
    await expect(white.page.getByText('Chess960')).toBeVisible();
    await white.plays('c1e1');
    await black.plays('c8b8', 'drag');
    await white.sees_ply(2);
    expect(await white.moves()).toEqual(['O-O', 'O-O-O']);
    await white.button('Text board').click();
    for (const label of ['g1, white king', 'f1, white rook', 'c8, black king', 'd8, black rook']) {
        await expect(white.page.getByRole('button', { name: new RegExp(`^${label}`) })).toBeVisible();
    }
});

test('a pawn on its last rank asks what it becomes; a premove waits its turn', async ({ sit_down }) => {
    const fen = '6k1/P7/8/8/8/8/8/K6R w - - 0 1';
    const { white, black } = await sit_down({ time: '300', fen });
    await white.has_the_move();
    await white.click_move('a7a8');
    const chooser = white.page.getByRole('dialog', { name: 'Promote the pawn to' });
    await expect(chooser.getByRole('button', { name: 'queen' })).toBeFocused();
    await white.page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
    await white.sees_ply(0);
    await white.click_move('a7a8');
    await expect(chooser.getByRole('button', { name: 'queen' })).toBeFocused();
    await white.page.keyboard.press('ArrowDown');
    await white.page.keyboard.press('ArrowDown');
    await expect(chooser.getByRole('button', { name: 'rook' })).toBeFocused();
    await white.page.keyboard.press('Enter');
    await black.sees_ply(1);
    expect(await black.moves()).toEqual(['a8=R+']);

    // Set, taken back with the right button, set again.
    await white.click_move('h1h7');
    await expect(white.page.getByTestId('premove')).toBeVisible();
    const { x, y } = await white.place_of('d4');
    await white.page.mouse.click(x, y, { button: 'right' });
    await expect(white.page.getByTestId('premove')).toBeHidden();
    await white.click_move('a8b8');
    await expect(white.page.getByTestId('premove')).toBeVisible();
    await black.plays('g8g7');
    await black.sees_ply(3);
    expect((await black.moves()).slice(1)).toEqual(['Kg7', 'Rb8']);
});
