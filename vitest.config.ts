import { defineConfig } from 'vitest/config';
import { exampleFolder, exampleSource } from './web/build/example-source.ts';
import { iconSet } from './web/build/icon-set.ts';
import { manualPage } from './web/build/manual-page.ts';

/**
 * Only what hangs meets these limits, so that no test needs one of its own. A busy machine is no failure: how fast things are is
 * asked in `bench/`.
 */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/**
 * The files of a project follow one another in a few workers that keep what they have imported, since most of a file's time
 * would be importing.
 */
const SHARING = { ...PATIENT, isolate: false };

const webPlugins = () => [exampleSource(), exampleFolder(), iconSet(), manualPage()];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARING,
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...SHARING,
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...SHARING,
          name: 'server',
          sequence: { groupOrder: 3 },
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/test-server.ts'],
        },
      },
      {
        plugins: webPlugins(),
        test: {
          ...SHARING,
          name: 'web-without-window',
          sequence: { groupOrder: 4 },
          include: ['web/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.long.test.ts'],
        },
      },
      {
        plugins: webPlugins(),
        test: {
          // A screen leaves a window, texts and a session behind, and some files replace modules: each file has a context of its
          // own in a thread that lasts, which takes a third of the time of a worker for each.
          ...PATIENT,
          name: 'web',
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          sequence: { groupOrder: 5 },
          environment: 'jsdom',
          setupFiles: ['web/src/data/test-window.ts'],
          include: ['web/src/**/*.test.tsx', 'web/src/**/*.long.test.ts'],
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/first-start.ts'],
        },
      },
    ],
  },
});
