import { defineConfig } from '@playwright/test';
import { stack } from './stack';

const isRoot = process.getuid?.() === 0;
/** What Chromium needs on this machine; found out by the test command. */
const switches = process.env['CHROMIUM_ARGS']?.split(' ').filter(Boolean) ?? (isRoot ? ['--no-sandbox'] : []);

/** Journeys through a running stack; the test command starts one and says where by STACK_FILE. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Three on two processors: while one waits for the product, the others draw.
  workers: 3,
  // What fails in CI is tried once more; the run counts it as unsteady.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  outputDir: '../../node_modules/.cache/e2e',
  use: {
    baseURL: stack().candidate,
    screenshot: 'only-on-failure',
    // A sixth of the time went into things that slide in and fade; journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...switches,
      ],
    },
  },
});
