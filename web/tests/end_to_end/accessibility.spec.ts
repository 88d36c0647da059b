// SPDX-License-Identifier: GPL-3.0-or-later
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { type Player, expect, test } from './support/player';

/** Has axe look at the page in both themes. */
async function has_no_violations(player: Player, where: string): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
        await player.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await player.page.evaluate(axe.source);
        const results = await player.page.evaluate(
            () => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
        );
        const found = results.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
        );
        expect(found, `${where}, ${colorScheme}`).toEqual([]);
    }
}

/** Goes to a square of the text board with the arrow keys and presses Enter there. */
async function press_square(player: Player, square: string): Promise<void> {
    const { page } = player;
    const here = (): Promise<string | undefined> =>
        page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['square']);
    for (let steps = 0; (await here()) !== square; steps++) {
        if (steps > 14) throw new Error(`${square} cannot be reached from ${await here()}`);
        const at = (await here()) ?? 'a1';
        if (at.charAt(0) !== square.charAt(0)) {
            await page.keyboard.press(at.charAt(0) < square.charAt(0) ? 'ArrowRight' : 'ArrowLeft');
        } else await page.keyboard.press(at.charAt(1) < square.charAt(1) ? 'ArrowUp' : 'ArrowDown');
    }
    await page.keyboard.press('Enter');
}

/** Tabs to the first control with that name. */
async function tab_to(player: Player, name: string): Promise<void> {
    const { page } = player;
    const wanted = page.getByRole('button', { name, exact: true }).first();
    for (let tabs = 0; tabs < 60; tabs++) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached with the Tab key`);
}

test('a whole game is played in Korean with the keyboard alone, and axe finds nothing', async ({
    arrive,
}) => {
    test.setTimeout(120_000);
    const white = await arrive({ locale: 'ko-KR' });
    const { page } = white;
    await white.go('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await has_no_violations(white, 'home');

    // The form: a friend, White, three minutes and two seconds.
    const radio = (name: string): ReturnType<typeof page.getByRole> => page.getByRole('radio', { name, exact: true });
    await radio('컴퓨터').focus();
    await page.keyboard.press('ArrowRight');
    await expect(radio('친구')).toBeChecked();
    await radio('10+5').focus();
    await page.keyboard.press('ArrowRight');
    await expect(radio('15+10')).toBeChecked();
    await radio('무작위').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(radio('백')).toBeChecked();
    await tab_to(white, '게임 만들기');
    await page.keyboard.press('Enter');
    const link = await page.getByLabel('이 링크를 친구에게 보내세요').inputValue();
    await has_no_violations(white, 'waiting for a friend');

    const black = await arrive();
    await black.page.goto(link);
    await has_no_violations(black, 'invitation');
    await black.button('Take the seat').click();
    await black.button('Text board').click();
    await white.has_the_move();

    // The very first thing that the Tab key reaches is the way to the text board.
    await page.reload();
    await white.has_the_move();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '글자 체스판 보기 (키보드와 화면 낭독기용)' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-square="e2"]')).toBeFocused();
    await expect(page.locator('[data-square="e2"]')).toHaveAccessibleName('e2, 백 폰');
    await has_no_violations(white, 'game with text board');

    const play = async (from: string, to: string): Promise<void> => {
        await white.has_the_move();
        await press_square(white, from);
        await expect(page.getByTestId('polite')).toContainText('집음');
        await press_square(white, to);
    };
    const answer = async (san: string): Promise<void> => {
        await black.has_the_move();
        await black.page.getByLabel('Your move in writing').fill(san);
        await black.page.keyboard.press('Enter');
    };

    await press_square(white, 'e4');
    await expect(page.getByTestId('polite')).toContainText('내 기물이 없습니다');
    await press_square(white, 'e2');
    await press_square(white, 'e5');
    await expect(page.getByTestId('polite')).toContainText('둘 수 없는 수입니다');

    await play('e2', 'e4');
    await answer('Ke7');
    await expect(black.page.getByText('“Ke7” is not a legal move here.')).toBeVisible();
    await answer('e5');
    await expect(page.getByTestId('polite')).toContainText('흑: 폰 e5');
    await play('f1', 'c4');
    await answer('Nc6');
    await expect(page.getByTestId('polite')).toContainText('흑: 나이트 c6');

    // The dialogs, each left with Escape.
    await tab_to(white, '무승부 청구');
    await page.keyboard.press('Enter');
    await has_no_violations(white, 'claim');
    await page.keyboard.press('Escape');
    await tab_to(white, '기권');
    await page.keyboard.press('Enter');
    await has_no_violations(white, 'resign');
    await page.keyboard.press('Escape');
    await page.locator('[data-square="c4"]').focus();

    await play('d1', 'h5');
    await answer('Nf6');
    await play('h5', 'f7');
    await expect(white.outcome).toContainText('이겼습니다');
    await expect(white.outcome).toContainText('조항 5.1.1');
    await expect(page.getByTestId('urgent')).toContainText('체크메이트');
    await expect(black.page.getByTestId('urgent')).toContainText('You have lost');
    await has_no_violations(white, 'game over');
    await has_no_violations(black, 'game over');
});

test('the promotion chooser, a ruling and a missing game have no violations', async ({
    sit_down,
    arrive,
}) => {
    const { white } = await sit_down({ time: '300', fen: '6k1/P7/8/8/8/8/8/K6R w - - 0 1' });
    await white.has_the_move();
    await white.button('Claim a draw').click();
    await white.button('Claim').click();
    await expect(white.page.locator('[data-ruling="refused"]')).toBeVisible();
    await has_no_violations(white, 'ruling');
    await white.click_move('a7a8');
    await expect(white.page.getByRole('dialog')).toBeVisible();
    await has_no_violations(white, 'promotion');

    const lost = await arrive();
    await lost.go('/game/abcDEF1234');
    await expect(lost.page.getByText('This game does not exist on this server.')).toBeVisible();
    await has_no_violations(lost, 'missing game');
});

test('on a telephone nothing is wider than the screen, and what is touched is large enough', async ({
    arrive,
}) => {
    const player = await arrive({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
    });
    await player.go('/');
    const fits = async (): Promise<void> => {
        const width = await player.page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(390);
        for (const button of await player.page.locator('button:visible, a.button:visible').all()) {
            const box = await button.boundingBox();
            const name = await button.textContent();
            expect(Math.round(box?.height ?? 0), name ?? '').toBeGreaterThanOrEqual(44);
        }
    };
    await fits();
    await player.chooses('White');
    await player.button('Play').tap();
    await player.has_the_move();
    await fits();
    for (const square of ['e2', 'e4']) {
        const { x, y } = await player.place_of(square);
        await player.page.touchscreen.tap(x, y);
    }
    await player.sees_ply(2);
});
