// SPDX-License-Identifier: GPL-3.0-or-later
import { Rules } from './rules';
import address from './staunton_rules.wasm?url';

/** Why there are no rules in this browser: it has no WebAssembly (some switch it off), or they could
 * not be fetched yet. */
export type RulesFailure = 'unsupported' | 'unreachable';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** The rules, once they have come. Until then the page does with what the server says. */
class Loading {
    current = $state.raw<Rules | null>(null);
    failure = $state<RulesFailure | null>(null);
    #pause = FIRST_PAUSE;
    #begun = false;

    /** Fetches them once; tries again as long as they cannot be fetched. */
    load(): void {
        if (this.#begun) return;
        this.#begun = true;
        void this.#try();
    }

    async #try(): Promise<void> {
        if (typeof WebAssembly === 'undefined') {
            this.failure = 'unsupported';
            return;
        }
        let answer: Response;
        try {
            answer = await fetch(address);
            if (!answer.ok) throw new Error(answer.statusText);
        } catch {
            this.#try_later();
            return;
        }
        try {
            const { instance } = await WebAssembly.instantiateStreaming(answer, {});
            this.current = new Rules(instance);
            this.failure = null;
        } catch (error) {
            // A line that breaks halfway is a TypeError; everything else, the browser's refusal.
            if (error instanceof TypeError) this.#try_later();
            else this.failure = 'unsupported';
        }
    }

    #try_later(): void {
        this.failure = 'unreachable';
        setTimeout(() => void this.#try(), this.#pause);
        this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    }
}

export const rules = new Loading();
