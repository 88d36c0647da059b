// SPDX-License-Identifier: GPL-3.0-or-later
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress';

const server = process.env['STAUNTON_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
    plugins: [svelte(), compress()],
    build: {
        target: 'es2022',
        // The server forbids data: addresses in its Content-Security-Policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    server: {
        proxy: { '/api': { target: server, ws: true } },
    },
    test: {
        include: ['tests/unit/**/*.test.ts'],
    },
});
