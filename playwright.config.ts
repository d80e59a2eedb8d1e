import { defineConfig } from '@playwright/test';

/** A path here adds a JSON report, from which `scripts/test.ts` counts the tests. */
const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  globalSetup: './web/e2e/support/server/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // The second attempt records the trace: recording every test costs a tenth of the processor time.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : 'list',
  use: { trace: 'on-first-retry', actionTimeout: 15_000, navigationTimeout: 30_000 },
});
