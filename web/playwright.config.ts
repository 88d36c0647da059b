// SPDX-License-Identifier: GPL-3.0-or-later
import { defineConfig } from '@playwright/test';

export default defineConfig({
    testDir: 'tests/end_to_end',
    testMatch: '**/*.spec.ts',
    outputDir: 'test-results',
    fullyParallel: true,
    workers: 2,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list']],
    use: {
        viewport: { width: 1280, height: 800 },
        actionTimeout: 10_000,
        trace: 'retain-on-failure',
        launchOptions: {
            executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
            args: [
                '--headless',
                '--no-sandbox',
                '--disable-gpu',
                '--disable-quic',
                '--no-first-run',
                '--disable-background-networking',
                '--disable-component-update',
                '--disable-sync',
            ],
        },
    },
});
