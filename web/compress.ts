// SPDX-License-Identifier: GPL-3.0-or-later
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|svg|wasm)$/;

/** Writes `<file>.gz` beside every file of the built page that it makes much smaller; the server
 * hands it out. */
export function compress(): Plugin {
    return {
        name: 'compress',
        apply: 'build',
        closeBundle() {
            const folder = 'dist';
            for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
                if (compressible.test(name)) {
                    const path = join(folder, name);
                    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
                }
            }
        },
    };
}
