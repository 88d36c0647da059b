// SPDX-License-Identifier: GPL-3.0-or-later
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
    ...tests,
    testDir: 'tests/screenshots',
    testMatch: '**/*.shot.ts',
    workers: 1,
});
