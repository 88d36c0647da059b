// SPDX-License-Identifier: GPL-3.0-or-later
import { TestEngine } from './support/server';
import { expect, test } from './support/player';

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA = (
    'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 ' +
    'c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8'
).split(' ');

const PROMOTED: Record<string, string> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

test('two people play a whole game to mate, from the invitation to the next game', async ({
    arrive,
}) => {
    const white = await arrive();
    await white.go('/');
    await white.chooses('Friend');
    await white.chooses('White');
    await white.button('Create the game').click();
    const link = await white.page.getByLabel('Send this link to your friend').inputValue();
    expect(link).toContain('#invitation=');

    const black = await arrive();
    await black.page.goto(link);
    await black.button('Take the seat').click();
    await expect(black.game).toHaveAttribute('data-you', 'black');
    expect(black.page.url()).not.toContain('invitation');

    for (const [index, move] of OPERA.entries()) {
        const player = index % 2 === 0 ? white : black;
        await player.plays(move, index % 3 === 0 ? 'drag' : 'click');
    }
    for (const player of [white, black]) {
        await expect(player.outcome).toHaveAttribute('data-ending', 'checkmate');
        await expect(player.outcome).toContainText('Article 5.1.1');
    }
    await expect(white.outcome).toContainText('You have won');
    await expect(black.outcome).toContainText('You have lost');
    expect((await white.moves()).at(-1)).toBe('Rd8#');

    await black.page.keyboard.press('Home');
    await expect(black.game).toHaveAttribute('data-shown-ply', '0');
    await black.page.keyboard.press('ArrowRight');
    await expect(black.game).toHaveAttribute('data-shown-ply', '1');
    await black.page.keyboard.press('End');
    await expect(black.game).toHaveAttribute('data-shown-ply', String(OPERA.length));

    const download = white.page.waitForEvent('download');
    await white.page.getByRole('link', { name: 'Download PGN' }).click();
    expect((await download).suggestedFilename()).toMatch(/^staunton-.+\.pgn$/);

    const before = white.page.url();
    await white.button('Rematch').click();
    await black.button('Accept the rematch').click();
    await expect(white.game).toHaveAttribute('data-you', 'black');
    await expect(black.game).toHaveAttribute('data-you', 'white');
    expect(white.page.url()).not.toBe(before);
    await black.plays('d2d4');
    await white.sees_ply(1);
});

test('somebody with the link watches, and sees the draw agreed', async ({ sit_down, arrive }) => {
    const { white, black, game } = await sit_down({ time: '300' });
    const watcher = await arrive();
    await watcher.go(`/game/${game}`);
    await expect(watcher.page.getByText('You are watching')).toBeVisible();
    await expect(white.page.getByText('1 watching')).toBeVisible();
    await white.plays('e2e4');
    await black.plays('e7e5');
    await watcher.sees_ply(2);
    await white.button('Offer a draw').click();
    await black.button('Decline').click();
    await expect(white.button('Offer a draw')).toBeEnabled();
    await black.button('Offer a draw').click();
    await white.button('Accept the draw').click();
    for (const player of [white, black, watcher]) {
        await expect(player.outcome).toHaveAttribute('data-ending', 'agreement');
        await expect(player.outcome).toContainText('Article 5.2.3');
    }
});

test('a resignation is asked about once more, and then ends the game', async ({ sit_down }) => {
    const { white, black } = await sit_down({ time: '-' });
    await white.plays('e2e4');
    await black.button('Resign').click();
    await black.button('No, play on').click();
    await expect(black.game).toHaveAttribute('data-status', 'playing');
    await black.button('Resign').click();
    await black.button('Yes, resign').click();
    await expect(white.outcome).toHaveAttribute('data-ending', 'resignation');
    await expect(white.outcome).toHaveAttribute('data-result', '1-0');
});

test('a seat is played from one window at a time, and can be taken back', async ({ sit_down }) => {
    const { white, black } = await sit_down({ time: '600' });
    await white.has_the_move();
    const second = await white.page.context().newPage();
    await second.goto(white.page.url());
    await expect(second.locator('main.game')).toHaveAttribute('data-can-move', 'true');
    await expect(white.page.getByText('in another window')).toBeVisible();
    await expect(white.game).toHaveAttribute('data-can-move', 'false');
    await white.button('Continue here').click();
    await expect(second.getByText('in another window')).toBeVisible();
    await white.plays('e2e4');
    await black.sees_ply(1);
});

test('a seat that is none of this game watches it', async ({ sit_down, arrive }) => {
    const { white, game } = await sit_down({ time: '600' });
    const stranger = await arrive();
    await stranger.takes({ game, color: 'white', token: 'A'.repeat(43) });
    await expect(stranger.page.getByText('You are watching', { exact: true })).toBeVisible();
    await white.plays('e2e4');
    await stranger.sees_ply(1);
});

test('6.9: who runs out of time loses', async ({ arrive }) => {
    const white = await arrive();
    await white.go('/');
    await white.chooses('Friend');
    await white.chooses('White');
    await white.chooses('Own…');
    await white.page.getByLabel('Minutes', { exact: true }).fill('0.05');
    await white.page.getByLabel('Seconds for each move').fill('0');
    await white.button('Create the game').click();
    const link = await white.page.getByLabel('Send this link to your friend').inputValue();
    const black = await arrive();
    await black.page.goto(link);
    await black.button('Take the seat').click();
    await white.plays('e2e4');
    await expect(white.outcome).toHaveAttribute('data-ending', 'flag_fall');
    await expect(white.outcome).toContainText('You have won');
    await expect(black.outcome).toContainText('Article 6.9');
    await expect(black.page.getByRole('timer').last()).toHaveText('0:00.0');
});

test('the computer is played to the end of a game', async ({ arrive }) => {
    test.setTimeout(120_000);
    const player = await arrive();
    await player.go('/');
    await player.chooses('1');
    await player.chooses('White');
    await player.chooses('No clock');
    const moves: string[] = [];
    player.page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
            const frame = JSON.parse(String(payload)) as { type: string; moves?: { uci: string }[] };
            if (frame.type === 'update') moves.push(...(frame.moves ?? []).map(({ uci }) => uci));
        });
    });
    const engine = new TestEngine();
    await player.button('Play').click();
    const over = player.page.locator('main.game[data-status="ended"]');
    const to_move = player.page.locator('main.game[data-can-move="true"]');
    for (;;) {
        await over.or(to_move).waitFor();
        if ((await over.count()) > 0) break;
        // The page and this test hear of a move one after the other.
        const ply = Number(await player.game.getAttribute('data-ply'));
        await expect.poll(() => moves.length).toBe(ply);
        const best = await engine.best_move(moves);
        await player.click_move(best);
        const promoted = PROMOTED[best.charAt(4)];
        if (promoted !== undefined) await player.button(promoted).click();
        await expect.poll(() => moves.length).toBeGreaterThan(ply);
        await expect(player.page.locator(`main.game[data-ply="${ply}"]`)).toHaveCount(0);
    }
    engine.close();
    await expect(player.outcome).toHaveAttribute('data-ending', /\w/);
    await expect(player.outcome).toContainText(/Article \d/);
});

test('a game goes on after kill -9 and a restart, and nobody is charged for the time between', async ({
    sit_down,
    server,
}) => {
    const { white, black } = await sit_down({ time: '600' });
    await white.plays('d2d4');
    await black.plays('d7d5');
    await white.plays('c2c4');
    await black.has_the_move();
    const clock = black.page.locator('[data-time]').last();
    const before = Number(await clock.getAttribute('data-time'));

    await server.kill();
    for (const player of [white, black]) {
        await expect(player.page.getByText('Connection lost')).toBeVisible();
        await expect(player.game).toHaveAttribute('data-can-move', 'false');
    }
    // The premove is held by the browser, so that it outlives the server.
    await white.click_move('b1c3');
    await expect(white.page.getByTestId('premove')).toBeVisible();
    const away_since = Date.now();
    await server.start();
    for (const player of [white, black]) {
        await expect(player.page.getByText('Connection lost')).toBeHidden({ timeout: 20_000 });
        await player.sees_ply(3);
    }
    const away = Date.now() - away_since;
    const after = Number(await clock.getAttribute('data-time'));
    expect(before - after).toBeLessThan(away + 1000);
    await black.plays('e7e6');
    await white.sees_ply(5);
    await black.plays('g8f6');
    await white.sees_ply(6);
    for (const player of [white, black]) {
        const expected = player.errors.filter((text) => /WebSocket|ERR_CONNECTION/.test(text));
        player.errors.splice(0, player.errors.length, ...player.errors.filter((text) => !expected.includes(text)));
    }
});
