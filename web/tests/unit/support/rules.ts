// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Position, Rules } from '../../../src/lib/rules/rules';

const FILE = fileURLToPath(
    new URL('../../../src/lib/rules/staunton_rules.wasm', import.meta.url),
);

export const module = new WebAssembly.Module(readFileSync(FILE));

/** The rules as the page has them. */
export const rules = new Rules(new WebAssembly.Instance(module, {}));

export function position_of(fen: string): Position {
    const read = rules.position(fen);
    if (!read.ok) throw new Error(`${fen}: ${read.fault.message}`);
    return read.value;
}
