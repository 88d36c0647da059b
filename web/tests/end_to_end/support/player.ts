// SPDX-License-Identifier: GPL-3.0-or-later
import {
    type APIRequestContext,
    type Browser,
    type BrowserContextOptions,
    type Locator,
    type Page,
    expect,
    test as base,
} from '@playwright/test';
import { TestServer } from './server';

interface SeatAnswer {
    game: string;
    color: string;
    token: string;
    invitation?: string;
}

/** A person at a browser of his own. */
export class Player {
    /** Errors that the page or its console had. A test that expects some takes them out. */
    readonly errors: string[] = [];

    constructor(
        readonly page: Page,
        readonly url: string,
    ) {
        page.on('console', (message) => {
            if (message.type() === 'error') this.errors.push(message.text());
        });
        page.on('pageerror', (error) => this.errors.push(String(error)));
    }

    get game(): Locator {
        return this.page.locator('main.game');
    }

    get outcome(): Locator {
        return this.page.locator('.outcome');
    }

    button(name: string): Locator {
        return this.page.getByRole('button', { name, exact: true });
    }

    /** One of several: on the form of a new game. */
    async chooses(name: string): Promise<void> {
        await this.page.getByRole('radio', { name, exact: true }).check();
    }

    async go(path: string): Promise<void> {
        await this.page.goto(this.url + path);
    }

    async sees_ply(ply: number): Promise<void> {
        await expect(this.game).toHaveAttribute('data-ply', String(ply));
    }

    async has_the_move(): Promise<void> {
        await expect(this.game).toHaveAttribute('data-can-move', 'true');
    }

    /** Where the middle of a square is on the drawn board. */
    async place_of(square: string): Promise<{ x: number; y: number }> {
        const board = this.page.locator('cg-board');
        const box = await board.boundingBox();
        if (box === null) throw new Error('there is no board');
        const black = (await this.page.locator('.cg-wrap.orientation-black').count()) > 0;
        const file = square.charCodeAt(0) - 97;
        const rank = square.charCodeAt(1) - 49;
        const across = black ? 7 - file : file;
        const down = black ? rank : 7 - rank;
        const side = box.width / 8;
        return { x: box.x + (across + 0.5) * side, y: box.y + (down + 0.5) * side };
    }

    async click_square(square: string): Promise<void> {
        const { x, y } = await this.place_of(square);
        await this.page.mouse.click(x, y);
    }

    /** Clicks from square to square without waiting for what comes of it. */
    async click_move(uci: string): Promise<void> {
        await this.click_square(uci.slice(0, 2));
        await expect(this.page.locator('cg-board square.selected').filter({ visible: true })).toBeVisible();
        await this.click_square(uci.slice(2, 4));
    }

    async drag_move(uci: string): Promise<void> {
        const from = await this.place_of(uci.slice(0, 2));
        const to = await this.place_of(uci.slice(2, 4));
        await this.page.mouse.move(from.x, from.y);
        await this.page.mouse.down();
        await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
        await this.page.mouse.move(to.x, to.y, { steps: 4 });
        await this.page.mouse.up();
    }

    /** Makes a move once it is his turn, and sees that the game has taken it. */
    async plays(uci: string, how: 'click' | 'drag' = 'click'): Promise<void> {
        await this.has_the_move();
        const ply = Number(await this.game.getAttribute('data-ply'));
        if (how === 'click') await this.click_move(uci);
        else await this.drag_move(uci);
        await expect
            .poll(async () => Number(await this.game.getAttribute('data-ply')))
            .toBeGreaterThan(ply);
    }

    /** The moves of the list, as they are written there. */
    async moves(): Promise<string[]> {
        return this.page.locator('[data-ply][aria-current], li [data-ply]').allTextContents();
    }

    /** Sits down on a seat that was had from the server directly. */
    async takes(seat: SeatAnswer): Promise<void> {
        await this.go('/');
        await this.page.evaluate(({ game, color, token }) => {
            const kept = JSON.stringify({ color, token, invitation: null });
            localStorage.setItem(`staunton.seat.${game}`, kept);
        }, seat);
        await this.go(`/game/${seat.game}`);
    }
}

export interface Table {
    white: Player;
    black: Player;
    game: string;
}

interface Fixtures {
    /** Another person, with a browser profile of his own. */
    arrive: (options?: BrowserContextOptions) => Promise<Player>;
    /** Two people at one game, White in English and Black as asked. */
    sit_down: (terms: object, black?: BrowserContextOptions) => Promise<Table>;
}

interface WorkerFixtures {
    server: TestServer;
}

async function ask<T>(request: APIRequestContext, url: string, data: object): Promise<T> {
    const answer = await request.post(url, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as T;
}

async function new_player(
    browser: Browser,
    url: string,
    options: BrowserContextOptions,
): Promise<Player> {
    const context = await browser.newContext({
        locale: 'en-US',
        viewport: { width: 1280, height: 800 },
        ...options,
    });
    return new Player(await context.newPage(), url);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
    server: [
        async ({}, use) => {
            const server = new TestServer();
            await server.start();
            await use(server);
            await server.remove();
        },
        { scope: 'worker' },
    ],
    arrive: async ({ browser, server }, use) => {
        const players: Player[] = [];
        await use(async (options = {}) => {
            const player = await new_player(browser, server.url, options);
            players.push(player);
            return player;
        });
        for (const player of players) await player.page.context().close();
        expect(players.flatMap((player) => player.errors)).toEqual([]);
    },
    sit_down: async ({ arrive, server, request }, use) => {
        await use(async (terms, options = {}) => {
            const games = `${server.url}/api/games`;
            const wanted = { opponent: 'friend', color: 'white', ...terms };
            const first = await ask<SeatAnswer>(request, games, wanted);
            const { game, invitation } = first;
            const second = await ask<SeatAnswer>(request, `${games}/${game}/seat`, { invitation });
            const [white, black] = [await arrive(), await arrive(options)];
            await white.takes(first);
            await black.takes(second);
            return { white, black, game };
        });
    },
});

export { expect };
