// SPDX-License-Identifier: GPL-3.0-or-later
import type { ClientFrame, ServerFrame } from './messages';
import { read_frame } from './read_frame';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 10_000;
const SILENCE_MS = 25_000;

/** How long to wait before the nth attempt to reconnect (from 0): doubling, capped, with up to a
 * quarter of it at random so that a restarted server is not met by everybody at once. */
export function reconnect_wait(attempt: number, random: number): number {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
    return Math.round(wait * (0.75 + 0.25 * random));
}

export interface Listener {
    /** The socket is open; the first frame must be `join`. */
    opened(): void;
    lost(): void;
    received(frame: ServerFrame): void;
    unreadable(error: unknown): void;
}

/** The socket of one game: opens itself again until closed for good. */
export class Connection {
    #socket: WebSocket | null = null;
    #attempt = 0;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #pulse: ReturnType<typeof setInterval> | undefined;
    #last_heard = 0;
    #next_id = 1;
    #closed = false;
    #rests = false;

    constructor(
        private readonly address: string,
        private readonly listener: Listener,
    ) {
        this.#open();
        addEventListener('online', this.#at_once);
        document.addEventListener('visibilitychange', this.#at_once);
    }

    /** Sends if the socket is open; says with which id, or null. */
    send(frame: ClientFrame): number | null {
        if (this.#socket?.readyState !== WebSocket.OPEN) return null;
        const id = this.#next_id++;
        this.#socket.send(JSON.stringify({ ...frame, id }));
        return id;
    }

    /** Drops the socket and joins afresh: after a gap in the sequence. */
    rejoin(): void {
        this.#drop();
        this.#attempt = 0;
        this.#rests = false;
        this.#open();
    }

    /** Stays away until `rejoin`: the seat is played from another window. */
    rest(): void {
        this.#rests = true;
        this.#drop();
    }

    close(): void {
        this.#closed = true;
        clearTimeout(this.#retry);
        removeEventListener('online', this.#at_once);
        document.removeEventListener('visibilitychange', this.#at_once);
        this.#drop();
    }

    #open(): void {
        clearTimeout(this.#retry);
        const socket = new WebSocket(this.address);
        this.#socket = socket;
        socket.onopen = () => {
            this.#last_heard = Date.now();
            clearInterval(this.#pulse);
            this.#pulse = setInterval(this.#feel_pulse, PING_EVERY_MS);
            this.listener.opened();
        };
        socket.onmessage = (message: MessageEvent<unknown>) => {
            this.#last_heard = Date.now();
            this.#attempt = 0;
            let frame: ServerFrame | null;
            try {
                frame = read_frame(String(message.data));
            } catch (error) {
                this.listener.unreadable(error);
                return;
            }
            if (frame !== null) this.listener.received(frame);
        };
        socket.onclose = () => this.#went_away(socket);
    }

    #went_away(socket: WebSocket | null): void {
        if (this.#socket !== socket || this.#closed) return;
        this.#drop();
        this.listener.lost();
        const wait = reconnect_wait(this.#attempt++, Math.random());
        this.#retry = setTimeout(() => this.#open(), wait);
    }

    #drop(): void {
        clearInterval(this.#pulse);
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
    }

    #feel_pulse = (): void => {
        // A dead line does not answer a close either: it is given up at once.
        if (Date.now() - this.#last_heard > SILENCE_MS) this.#went_away(this.#socket);
        else this.send({ type: 'ping' });
    };

    #at_once = (): void => {
        if (this.#rests || this.#socket !== null) return;
        if (document.visibilityState === 'visible') this.#open();
    };
}
