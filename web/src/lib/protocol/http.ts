// SPDX-License-Identifier: GPL-3.0-or-later
import type { NewGame, Seat, Snapshot } from './messages';
import { FrameError, read_frame, read_seat } from './read_frame';

/** What the server answered instead of what was asked for. */
export class HttpFault extends Error {
    constructor(
        readonly status: number,
        readonly code: string,
        message: string,
        readonly place: string | null,
    ) {
        super(message);
    }
}

async function ask(path: string, body?: unknown): Promise<unknown> {
    const request: RequestInit =
        body === undefined
            ? { method: 'GET' }
            : {
                  method: 'POST',
                  headers: { 'Content-Type': 'application/json' },
                  body: JSON.stringify(body),
              };
    let response: Response;
    try {
        response = await fetch(path, request);
    } catch {
        throw new HttpFault(0, 'unreachable', '', null);
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const error = (answer as { error?: Record<string, unknown> } | null)?.error ?? {};
    const place = error['place'];
    throw new HttpFault(
        response.status,
        String(error['code'] ?? 'unknown'),
        String(error['message'] ?? response.statusText),
        typeof place === 'string' ? place : null,
    );
}

export async function create_game(game: NewGame): Promise<Seat> {
    return read_seat(await ask('/api/games', game));
}

export async function take_seat(game: string, invitation: string): Promise<Seat> {
    return read_seat(await ask(`/api/games/${encodeURIComponent(game)}/seat`, { invitation }));
}

/** The game as a spectator sees it. */
export async function look_at_game(game: string): Promise<Snapshot> {
    const answer = (await ask(`/api/games/${encodeURIComponent(game)}`)) as object;
    const frame = read_frame(JSON.stringify({ type: 'snapshot', ...answer }));
    if (frame?.type !== 'snapshot') throw new FrameError('frame', 'a snapshot');
    return frame;
}
