// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of chess, the same as the server's: Staunton's C++ as a WebAssembly module.
import type { Role } from '../board/placement';
import type { Square } from '../board/squares';
import type { ByColor, Color } from '../protocol/messages';
import { type Destinations, destinations_of } from './destinations';
import type { FenFault, MoveFault, Outcome } from './faults';
import { RulesModule } from './module';

/** A legal move and everything that is said of it. */
export interface Move {
    /** As the wire writes it, castling with the king's target where that is unambiguous. */
    readonly uci: string;
    /** In algebraic notation (Appendix C), with the signs for check and mate. */
    readonly san: string;
    readonly from: Square;
    /** Where the piece goes; for castling, the rook's square. */
    readonly to: Square;
    readonly piece: Role;
    readonly captured: Role | null;
    readonly promotion: Role | null;
    readonly castling: 'king_side' | 'queen_side' | null;
    readonly en_passant: boolean;
    /** Whether it gives check, and whether that is mate. */
    readonly check: boolean;
    readonly mate: boolean;
}

/** How a game ends without anybody's claim (5.1.1, 5.2.1, 5.2.2, 9.6). */
export interface Ending {
    readonly ending: string;
    /** "1-0", "0-1" or "1/2-1/2". */
    readonly result: string;
    readonly articles: readonly string[];
}

/** What the Laws say of a game by its moves alone. */
export interface Judgement {
    readonly ending: Ending | null;
    /** How often the last position has appeared (9.2.3). */
    readonly occurrences: number;
    /** What the player having the move may claim as the position stands (9.2.2, 9.3.2). */
    readonly claims: readonly ('threefold' | 'fifty')[];
}

interface Facts {
    readonly has_the_move: Color;
    readonly checkers: readonly Square[];
    readonly ending: Ending | null;
    readonly may_checkmate: ByColor<boolean>;
}

const DEEPEST_PERFT = 20;

function words_of(text: string): string[] {
    return text === '' ? [] : text.split(' ');
}

/** A position from which play can go on. Never changes; made by `Rules` only. */
export class Position {
    #facts: Facts | null = null;
    #legal_moves: readonly string[] | null = null;
    #destinations: Destinations | null = null;
    #premove_destinations: Destinations | null = null;
    readonly #ask: (position: Position) => RulesModule;

    constructor(
        /** All six fields, as Staunton writes them. */
        readonly fen: string,
        ask: (position: Position) => RulesModule,
    ) {
        this.#ask = ask;
    }

    get has_the_move(): Color {
        return this.#known_facts.has_the_move;
    }

    /** The squares of the pieces that give check (3.9); none: no check. */
    get checkers(): readonly Square[] {
        return this.#known_facts.checkers;
    }

    get is_check(): boolean {
        return this.checkers.length > 0;
    }

    /** How the position ends a game by itself, repetitions aside; null while play goes on. */
    get ending(): Ending | null {
        return this.#known_facts.ending;
    }

    /** For each player, whether the material leaves him a checkmate by any series of legal moves. */
    get may_checkmate(): ByColor<boolean> {
        return this.#known_facts.may_checkmate;
    }

    /** Every legal move (3.10.1), as the wire writes it. */
    get legal_moves(): readonly string[] {
        this.#legal_moves ??= words_of(this.#ask(this).tell('legal_moves'));
        return this.#legal_moves;
    }

    /** Where the pieces of the player having the move may go. Castling is found on the king's target
     * and on the rook's square, as long as no step of the king goes there. */
    get destinations(): Destinations {
        this.#destinations ??= destinations_of(words_of(this.#ask(this).tell('destinations')));
        return this.#destinations;
    }

    /** Where the pieces of the other player may go after at least one legal move that is now due. */
    get premove_destinations(): Destinations {
        this.#premove_destinations ??= destinations_of(
            words_of(this.#ask(this).tell('premove_destinations')),
        );
        return this.#premove_destinations;
    }

    /** Reads a move in UCI or algebraic notation, leniently. */
    read(text: string): Outcome<Move, MoveFault> {
        const { ok, text: said } = this.#ask(this).ask('describe_move', text);
        return ok
            ? { ok, value: JSON.parse(said) as Move }
            : { ok, fault: JSON.parse(said) as MoveFault };
    }

    /** The legal move that is written so, if there is one. */
    move(text: string): Move | null {
        const read = this.read(text);
        return read.ok ? read.value : null;
    }

    /** The position after a move, in UCI or algebraic notation; null if it is not legal. */
    after(move: string): Position | null {
        const { ok, text: fen } = this.#ask(this).ask('position_after', move);
        return ok ? new Position(fen, this.#ask) : null;
    }

    /** How many sequences of that many legal moves there are; takes as long as it takes. */
    perft(depth: number): bigint {
        if (!Number.isInteger(depth) || depth < 0 || depth > DEEPEST_PERFT) {
            throw new RangeError(`the depth ${depth} is not from 0 to ${DEEPEST_PERFT}`);
        }
        return this.#ask(this).perft(depth);
    }

    get #known_facts(): Facts {
        this.#facts ??= JSON.parse(this.#ask(this).tell('describe_position')) as Facts;
        return this.#facts;
    }
}

/** The rules of chess. One module; any number of positions, which it does not have to remember. */
export class Rules {
    readonly #module: RulesModule;
    /** The FEN of the position that the module has at hand. */
    #at_hand: string | null = null;

    constructor(instance: WebAssembly.Instance) {
        this.#module = new RulesModule(instance);
    }

    /** The position of a FEN, X-FEN or Shredder-FEN, or everything that is wrong with it. */
    position(fen: string): Outcome<Position, FenFault> {
        const { ok, text } = this.#module.ask('read_position', fen);
        if (!ok) return { ok, fault: JSON.parse(text) as FenFault };
        this.#at_hand = text;
        return { ok, value: this.#new_position(text) };
    }

    /** The Chess960 initial position of that number; null if it is not from 0 to 959. */
    chess960_position(number: number): Position | null {
        if (!Number.isInteger(number) || number < 0) return null;
        const { ok, text } = this.#module.chess960_position(number);
        if (!ok) return null;
        this.#at_hand = text;
        return this.#new_position(text);
    }

    /** Judges a game by its moves, each in UCI or algebraic notation without a space. */
    judge(
        first_fen: string,
        moves: readonly string[],
    ): Outcome<Judgement, FenFault | (MoveFault & { index: number })> {
        const { ok, text } = this.#module.ask('judge_game', `${first_fen}\n${moves.join(' ')}`);
        return ok
            ? { ok, value: JSON.parse(text) as Judgement }
            : { ok, fault: JSON.parse(text) as FenFault | (MoveFault & { index: number }) };
    }

    #new_position(fen: string): Position {
        return new Position(fen, (position) => this.#with_at_hand(position));
    }

    #with_at_hand(position: Position): RulesModule {
        if (this.#at_hand !== position.fen) {
            this.#module.ask('read_position', position.fen);
            this.#at_hand = position.fen;
        }
        return this.#module;
    }
}
