// SPDX-License-Identifier: GPL-3.0-or-later
import { MoveNumbers, type Station, stations_of } from '../board/history';
import { type Placement, read_placement } from '../board/placement';
import type { Square } from '../board/squares';
import { Connection } from '../protocol/connection';
import type {
    ByColor,
    ClaimKind,
    ClientFrame,
    Color,
    GameState,
    PlayedMove,
    Player,
    Rematch,
    Ruling,
    Seat,
    ServerFrame,
    Snapshot,
    Update,
    Variant,
} from '../protocol/messages';
import { opponent_of } from '../protocol/messages';
import { is_worth_reading } from '../laws/ruling_words';
import { type Destinations, destinations_of } from '../rules/destinations';
import { rules } from '../rules/loading.svelte';
import type { Move, Position } from '../rules/rules';
import { forget_seat, keep_seat, seat_in } from './seats';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'refused';

/** What happened, for those who make a sound of it or say it aloud. */
export type Happening =
    | { kind: 'begun' }
    /** `facts` are missing as long as there are no rules in this browser. */
    | { kind: 'moved'; move: PlayedMove; facts: Move | null; by: Color; check: boolean }
    | { kind: 'offered'; by: Color }
    | { kind: 'ruled'; ruling: Ruling }
    | { kind: 'ended' }
    | { kind: 'reconnected' };

export interface Notice {
    code: string;
    message: string;
}

export interface Premove {
    from: Square;
    to: Square;
    uci: string;
}

/** A claim for which the player now chooses, on the board, the move that he intends. */
export interface IntendedClaim {
    kind: ClaimKind;
    move: string | null;
}

interface Pending {
    move: string;
    ply: number;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** One game as this browser knows it: what the server said last, and what the person is about to
 * do. The server's word replaces everything; what it does not say, the rules do, once they are
 * there. */
export class Game {
    connection = $state<ConnectionState>('connecting');
    opened = $state(false);
    notice = $state<Notice | null>(null);
    you = $state<Color | null>(null);
    variant = $state<Variant>('chess');
    time = $state<ByColor<string>>({ white: '-', black: '-' });
    players = $state<ByColor<Player> | null>(null);
    spectators = $state(0);
    moves = $state.raw<PlayedMove[]>([]);
    rulings = $state.raw<Ruling[]>([]);
    rematch = $state.raw<Rematch>({ kind: 'none' });
    state = $state.raw<GameState | null>(null);
    /** When the state came: the clocks run on from there. */
    state_came_at = $state(0);
    /** The ply looked at; null follows the game. */
    looked_at = $state<number | null>(null);
    premove = $state.raw<Premove | null>(null);
    intended_claim = $state.raw<IntendedClaim | null>(null);
    pending = $state.raw<Pending | null>(null);
    invitation = $state<string | null>(null);
    first_fen = $state(START);

    #known_stations: Station[] = [];
    #sequence = 0;
    #token: string | null = null;
    #connection: Connection | null = null;
    #listeners = new Set<(happening: Happening) => void>();

    readonly numbers = $derived(new MoveNumbers(this.first_fen));
    readonly ply = $derived(this.moves.length);
    readonly is_live = $derived(this.looked_at === null || this.looked_at >= this.ply);
    readonly shown_ply = $derived(this.is_live ? this.ply : (this.looked_at ?? 0));
    readonly placement: Placement = $derived(read_placement(this.state?.fen ?? this.first_fen));
    /** The position on the board, once the rules are there. */
    readonly position: Position | null = $derived.by(() => {
        const read = rules.current?.position(this.state?.fen ?? this.first_fen);
        return read?.ok === true ? read.value : null;
    });
    /** The whole game so far; nothing as long as there are no rules. */
    readonly stations: readonly Station[] = $derived.by(() => {
        if (rules.current === null) return [];
        const known = this.#known_stations;
        this.#known_stations = stations_of(rules.current, this.first_fen, this.moves, known);
        return this.#known_stations;
    });
    readonly has_ended = $derived(this.state?.status === 'ended');
    readonly is_playing = $derived(this.state?.status === 'playing');
    readonly your_turn = $derived(
        this.is_playing && this.you !== null && this.state?.has_the_move === this.you,
    );
    readonly can_move = $derived(
        this.your_turn && this.is_live && this.pending === null && this.connection === 'open',
    );
    /** The moves that the server permits to the player at this browser, if he may make one now: after
     * a refused claim only the one that he declared (9.5.3). */
    readonly #permitted: readonly string[] = $derived.by(() => {
        if (!this.your_turn || this.state === null) return [];
        const { legal, declared_move } = this.state;
        return declared_move !== null && legal.includes(declared_move) ? [declared_move] : legal;
    });
    /** Where the pieces of the player at this browser may go: now, or as a premove. */
    readonly where: Destinations = $derived.by(() => {
        const { position } = this;
        if (this.your_turn) {
            if (position === null) return destinations_of(this.#permitted);
            if (this.#permitted.length === position.legal_moves.length) return position.destinations;
            const shown = [...position.destinations.values()].flatMap((to) => [...to.values()]);
            return destinations_of(shown.flat().filter((uci) => this.permits(uci)));
        }
        const premoves = this.is_playing && this.you !== null && this.is_live;
        return (premoves ? position?.premove_destinations : undefined) ?? new Map();
    });

    constructor(
        readonly id: string,
        address: (id: string) => string = socket_address,
    ) {
        const seat = seat_in(id);
        this.#token = seat?.token ?? null;
        this.invitation = seat?.invitation ?? null;
        this.#connection = new Connection(address(id), {
            opened: () => this.#join(),
            lost: () => {
                this.connection = 'lost';
            },
            received: (frame) => this.#receive(frame),
            unreadable: (error) => {
                this.notice = { code: 'unreadable', message: String(error) };
            },
        });
    }

    close(): void {
        this.#connection?.close();
        this.#connection = null;
        this.#listeners.clear();
    }

    listen(listener: (happening: Happening) => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    /** The move on its way, or the intended one of a claim. */
    readonly #ahead: Move | null = $derived.by(() => {
        const uci = this.intended_claim?.move ?? this.pending?.move;
        return this.is_live && uci !== undefined ? (this.position?.move(uci) ?? null) : null;
    });

    /** The position shown: an earlier one, or the one now with the move on its way in it. Nothing as
     * long as there are no rules. */
    readonly shown_position: Position | null = $derived.by(() => {
        if (!this.is_live) return this.stations[this.shown_ply]?.position ?? null;
        return this.#ahead === null ? this.position : (this.position?.after(this.#ahead.uci) ?? null);
    });

    /** The placement shown. */
    readonly shown: Placement = $derived(
        this.shown_position === null ? this.placement : read_placement(this.shown_position.fen),
    );

    /** Whether the king of the player having the move is shown in check. */
    readonly shows_check: Color | null = $derived.by(() => {
        const shown = this.shown_position;
        if (shown !== null) return shown.is_check ? shown.has_the_move : null;
        return this.state?.check === true ? this.state.has_the_move : null;
    });

    readonly last_move: readonly [Square, Square] | null = $derived.by(() => {
        const uci = this.#ahead?.uci ?? this.moves[this.shown_ply - 1]?.uci;
        const [from, to] = uci === undefined ? [] : [uci.slice(0, 2), uci.slice(2, 4)];
        return from === undefined || to === undefined ? null : [from as Square, to as Square];
    });

    /** Whether earlier positions can be looked at. */
    get can_look_back(): boolean {
        return rules.current !== null;
    }

    /** Whether the player at this browser may make that move now. */
    permits(uci: string): boolean {
        if (this.#permitted.includes(uci)) return true;
        const move = this.position?.move(uci);
        if (move === null || move === undefined) return false;
        return this.#permitted.some((each) => this.position?.move(each)?.uci === move.uci);
    }

    /** The move on the board now, in algebraic notation. */
    san_of(uci: string): string {
        return this.position?.move(uci)?.san ?? uci;
    }

    /** A move chosen by the person: played, or named as intended, or held as a premove. */
    choose_move(uci: string): void {
        this.notice = null;
        if (this.intended_claim !== null) {
            this.intended_claim = { ...this.intended_claim, move: uci };
        } else if (this.can_move) this.#play(uci);
        else if (this.is_playing && this.you !== null && !this.your_turn) {
            const [from, to] = [uci.slice(0, 2) as Square, uci.slice(2, 4) as Square];
            this.premove = { from, to, uci };
        }
    }

    cancel_premove(): void {
        this.premove = null;
    }

    /** Sits down on a seat just taken. */
    take_up(seat: Seat): void {
        keep_seat(seat);
        this.#token = seat.token;
        this.#connection?.rejoin();
    }

    /** Takes the seat back from another window. */
    continue_here(): void {
        this.connection = 'connecting';
        this.#connection?.rejoin();
    }

    look_at(ply: number): void {
        this.looked_at = ply >= this.ply || !this.can_look_back ? null : Math.max(0, ply);
    }

    offer_draw(): void {
        this.#send({ type: 'offer' });
    }

    answer_offer(accepts: boolean): void {
        this.#send({ type: accepts ? 'accept' : 'decline' });
    }

    resign(): void {
        this.#send({ type: 'resign' });
    }

    offer_rematch(): void {
        this.#send({ type: 'rematch' });
    }

    claim(kind: ClaimKind): void {
        this.#send({ type: 'claim', claim: kind, ply: this.ply });
    }

    begin_intended_claim(kind: ClaimKind): void {
        this.looked_at = null;
        this.premove = null;
        this.intended_claim = { kind, move: null };
    }

    confirm_intended_claim(): void {
        const claim = this.intended_claim;
        this.intended_claim = null;
        if (claim === null || claim.move === null) return;
        this.#send({ type: 'claim', claim: claim.kind, ply: this.ply, move: claim.move });
    }

    cancel_intended_claim(): void {
        this.intended_claim = null;
    }

    /** Whose the other seat is, seen from this browser. */
    readonly opponent: Color = $derived(opponent_of(this.you ?? 'white'));

    #send(frame: ClientFrame): void {
        this.notice = null;
        this.#connection?.send(frame);
    }

    #join(): void {
        this.#connection?.send(
            this.#token === null ? { type: 'join' } : { type: 'join', token: this.#token },
        );
    }

    #play(move: string): void {
        this.pending = { move, ply: this.ply };
        this.#connection?.send({ type: 'play', move, ply: this.ply });
    }

    #tell(happening: Happening): void {
        for (const listener of this.#listeners) listener(happening);
    }

    #receive(frame: ServerFrame): void {
        switch (frame.type) {
            case 'snapshot':
                this.#start_afresh(frame);
                break;
            case 'update':
                this.#update(frame);
                break;
            case 'ruling':
                this.#set_state(frame.state);
                this.pending = null;
                this.rulings = [...this.rulings, frame.ruling];
                this.#tell({ kind: 'ruled', ruling: frame.ruling });
                break;
            case 'presence':
                this.players = frame.players;
                this.spectators = frame.spectators;
                break;
            case 'rematch':
                this.#hear_of_rematch(frame.rematch);
                break;
            case 'error':
                this.#fail(frame.code, frame.message);
                break;
            case 'pong':
                break;
        }
    }

    #start_afresh(snapshot: Snapshot): void {
        const reconnected = this.connection === 'lost';
        this.connection = 'open';
        this.opened = true;
        this.#sequence = snapshot.sequence;
        this.you = snapshot.you;
        this.variant = snapshot.variant;
        this.first_fen = snapshot.first_fen;
        this.time = snapshot.time;
        this.players = snapshot.players;
        this.spectators = snapshot.spectators;
        this.moves = snapshot.moves;
        this.rulings = snapshot.rulings.filter(is_worth_reading);
        this.#hear_of_rematch(snapshot.rematch);
        this.#set_state(snapshot.state);
        this.#catch_up();
        // The line broke with a move on its way. Its ply says if it came through before.
        if (this.pending !== null) this.#connection?.send({ type: 'play', ...this.pending });
        if (reconnected) this.#tell({ kind: 'reconnected' });
    }

    #update(update: Update): void {
        if (update.sequence <= this.#sequence) return;
        if (update.sequence !== this.#sequence + 1) {
            this.#connection?.rejoin();
            return;
        }
        const before = this.state;
        this.#sequence = update.sequence;
        const earlier = this.ply;
        this.moves = [...this.moves, ...update.moves];
        const worth_reading = update.rulings.filter(is_worth_reading);
        this.rulings = [...this.rulings, ...worth_reading];
        this.#set_state(update.state);
        this.#tell_of(update, before, earlier, worth_reading);
        this.#catch_up();
    }

    #tell_of(update: Update, before: GameState | null, earlier: number, rulings: Ruling[]): void {
        if (before?.status === 'waiting' && update.state.status === 'playing') {
            this.#tell({ kind: 'begun' });
        }
        update.moves.forEach((move, index) => {
            const by = this.numbers.by_white(earlier + index + 1) ? 'white' : 'black';
            const facts = this.stations[earlier + index + 1]?.move ?? null;
            this.#tell({ kind: 'moved', move, facts, by, check: update.state.check });
        });
        const offer = update.state.offer;
        if (offer !== null && before?.offer !== offer) this.#tell({ kind: 'offered', by: offer });
        for (const ruling of rulings) this.#tell({ kind: 'ruled', ruling });
        if (update.state.status === 'ended' && before?.status !== 'ended') {
            this.#tell({ kind: 'ended' });
        }
    }

    #set_state(state: GameState): void {
        this.state = state;
        this.state_came_at = performance.now();
        if (state.status !== 'playing' || state.has_the_move !== this.you) {
            this.intended_claim = null;
        }
        if (state.status === 'ended') this.premove = null;
    }

    /** After news: the move on its way has come, or is still on its way; a premove may be played. */
    #catch_up(): void {
        if (this.pending !== null && (this.pending.ply !== this.ply || !this.your_turn)) {
            this.pending = null;
        }
        if (this.pending !== null) return;
        const premove = this.premove;
        if (premove === null || !this.your_turn) return;
        this.premove = null;
        if (this.permits(premove.uci)) this.#play(premove.uci);
    }

    #hear_of_rematch(rematch: Rematch): void {
        this.rematch = rematch;
        if (rematch.kind !== 'made' || rematch.token === null || rematch.color === null) return;
        const { game, token, color } = rematch;
        keep_seat({ game, token, color, invitation: null });
    }

    #fail(code: string, message: string): void {
        if (code === 'taken_over') {
            this.connection = 'elsewhere';
            this.#connection?.rest();
            return;
        }
        if (code === 'bad_token') {
            forget_seat(this.id);
            this.#token = null;
            this.#join();
        } else if (code === 'unknown_game') {
            this.connection = 'refused';
            this.#connection?.close();
        }
        this.pending = null;
        this.notice = { code, message };
        if (code === 'stale') this.#connection?.rejoin();
    }
}

export function socket_address(id: string): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/games/${encodeURIComponent(id)}/socket`;
}
