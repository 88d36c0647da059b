// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the rules are in a browser, beside the same rules in the native program: millions of
// leaves a second of processor time on one thread, each in turn, so that a busy machine is busy for
// all of them; medians. The counts are checked on the way.
// usage: node bench/wasm_perft.mjs [--runs N] [--native PROGRAM] [--module FILE] [--browser PROGRAM]
//   --native   what `tools/build.sh` builds (build/release/staunton)
//   --module   what the page loads (web/src/lib/rules/staunton_rules.wasm)
//   --browser  a Chromium (/usr/bin/chromium), or no
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { values: options } = parseArgs({
    options: {
        runs: { type: 'string', default: '5' },
        native: { type: 'string', default: root('build/release/staunton') },
        module: { type: 'string', default: root('web/src/lib/rules/staunton_rules.wasm') },
        browser: { type: 'string', default: '/usr/bin/chromium' },
    },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1 || runs > 99) {
    console.error(`--runs is '${options.runs}': expected a number from 1 to 99`);
    process.exit(2);
}

const TASKS = [
    ['initial position', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 6, 119060324],
    [
        'Kiwipete',
        'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
        5,
        193690690,
    ],
    ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 7, 178633661],
];

/** The module and how to count with it. Runs here and, as text, in the browser. */
async function new_counter(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    const { memory, ...calls } = instance.exports;
    calls._initialize();
    return (fen, depth) => {
        const text = new TextEncoder().encode(fen);
        new Uint8Array(memory.buffer).set(text, calls.staunton_input());
        if (calls.staunton_read_position(text.length) < 0) throw new Error(fen);
        return Number(calls.staunton_perft(depth));
    };
}

async function node_player(bytes) {
    const count = await new_counter(bytes);
    return (fen, depth) => {
        const begun = process.cpuUsage().user;
        const leaves = count(fen, depth);
        return { leaves, seconds: (process.cpuUsage().user - begun) / 1e6 };
    };
}

/** User time of the program, less that of a run which counts next to nothing. */
function native_player(program) {
    const run = (fen, depth) => {
        const script = 'TIMEFORMAT=%U; time "$@" 2>/dev/null';
        const command = ['-c', `{ ${script}; } 2>&1`, 'perft', program, 'perft', fen, String(depth)];
        const lines = execFileSync('bash', command, { encoding: 'utf8' }).trim().split('\n');
        return { leaves: Number(lines.at(-2)), seconds: Number(lines.at(-1)) };
    };
    return (fen, depth) => {
        const { leaves, seconds } = run(fen, depth);
        return { leaves, seconds: seconds - run(fen, 1).seconds };
    };
}

async function browser_player(program, bytes) {
    const require = createRequire(root('web/package.json'));
    const { chromium } = require('@playwright/test');
    const browser = await chromium.launch({
        executablePath: program,
        args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const page = await browser.newPage();
    await page.evaluate(
        async ([make, base64]) => {
            const response = await fetch(`data:application/wasm;base64,${base64}`);
            const new_one = globalThis.eval(`(${make})`);
            globalThis.count = await new_one(await response.arrayBuffer());
        },
        [new_counter.toString(), bytes.toString('base64')],
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const thread_time = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'ThreadTime').value;
    };
    const play = async (fen, depth) => {
        const begun = await thread_time();
        const leaves = await page.evaluate(
            ([given, deep]) => globalThis.count(given, deep),
            [fen, depth],
        );
        return { leaves, seconds: (await thread_time()) - begun };
    };
    return { play, version: browser.version(), close: () => browser.close() };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const geometric_mean = (numbers) =>
    Math.exp(numbers.reduce((sum, each) => sum + Math.log(each), 0) / numbers.length);

const bytes = readFileSync(options.module);
const browser = options.browser === 'no' ? null : await browser_player(options.browser, bytes);
const players = [
    ['native', native_player(options.native)],
    [`Node ${process.versions.node}`, await node_player(bytes)],
    ...(browser === null ? [] : [[`Chromium ${browser.version}`, browser.play]]),
];

const speeds = players.map(() => TASKS.map(() => []));
for (let round = 0; round <= runs; round++) {
    for (const [task, [name, fen, depth, expected]] of TASKS.entries()) {
        for (const [index, [player, play]] of players.entries()) {
            const { leaves, seconds } = await play(fen, depth);
            if (leaves !== expected) {
                console.error(`${player}, ${name}, depth ${depth}: ${leaves}, not ${expected}`);
                process.exit(1);
            }
            // The first round is for the engine to compile.
            if (round > 0) speeds[index][task].push(expected / 1e6 / seconds);
        }
    }
}
await browser?.close();

const medians = speeds.map((tasks) => tasks.map(median));
console.log(`median of ${runs} runs, ${bytes.length} bytes of module`);
for (const [index, [player]] of players.entries()) {
    const figures = TASKS.map(([name], task) => {
        const share = (100 * medians[index][task]) / medians[0][task];
        return `${name} ${medians[index][task].toFixed(1)} M/s (${share.toFixed(0)} %)`;
    });
    const share = geometric_mean(medians[index].map((speed, task) => speed / medians[0][task]));
    console.log(`${player}: ${figures.join(', ')}; mean ${(100 * share).toFixed(0)} %`);
}
