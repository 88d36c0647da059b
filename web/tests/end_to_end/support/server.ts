// SPDX-License-Identifier: GPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The program under test: STAUNTON, or what `./run` and `./test` build. */
export const PROGRAM = process.env['STAUNTON'] ?? join(ROOT, 'build/release/staunton');

/** A real server with a folder of its own. It can be killed and started again. */
export class TestServer {
    #process: ChildProcess | null = null;
    #port = 0;
    readonly #data = mkdtempSync(join(tmpdir(), 'staunton-e2e-'));

    get url(): string {
        return `http://127.0.0.1:${this.#port}`;
    }

    /** Starts it, on any free port the first time and on the same one after that. */
    async start(): Promise<void> {
        const web = join(ROOT, 'web/dist');
        const options = ['--port', String(this.#port), '--data', this.#data, '--web', web];
        const program = spawn(PROGRAM, ['serve', ...options], {
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        this.#process = program;
        const complaints: string[] = [];
        program.stderr.on('data', (data: Buffer) => complaints.push(data.toString()));
        this.#port = await new Promise<number>((ready, failed) => {
            createInterface({ input: program.stdout }).on('line', (line) => {
                const port = /http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
                if (port !== undefined) ready(Number(port));
            });
            program.once('error', failed);
            program.once('exit', (code) =>
                failed(new Error(`the server left with ${code}: ${complaints.join('')}`)),
            );
        });
    }

    /** kill -9: no good-bye, nothing flushed. */
    async kill(): Promise<void> {
        const program = this.#process;
        this.#process = null;
        if (program === null || program.exitCode !== null) return;
        const gone = new Promise((done) => program.once('exit', done));
        program.kill('SIGKILL');
        await gone;
    }

    async remove(): Promise<void> {
        await this.kill();
        rmSync(this.#data, { recursive: true, force: true });
    }
}

/** The engine as a strong player, to bring a game against the computer to its end. */
export class TestEngine {
    readonly #process = spawn(PROGRAM, ['uci'], { stdio: ['pipe', 'pipe', 'ignore'] });
    readonly #lines = createInterface({ input: this.#process.stdout });

    /** A good move in the position after those moves. */
    async best_move(moves: readonly string[]): Promise<string> {
        const answer = new Promise<string>((found) => {
            const hear = (line: string): void => {
                const move = /^bestmove (\S+)/.exec(line)?.[1];
                if (move === undefined) return;
                this.#lines.off('line', hear);
                found(move);
            };
            this.#lines.on('line', hear);
        });
        const played = moves.length === 0 ? '' : ` moves ${moves.join(' ')}`;
        this.#process.stdin.write(`position startpos${played}\ngo movetime 60\n`);
        return answer;
    }

    close(): void {
        this.#process.stdin.end('quit\n');
        this.#process.kill();
    }
}
