import { defineConfig } from 'vitest/config';
import { exampleSource } from './web/build/example-source.ts';
import { iconSet } from './web/build/icon-set.ts';
import { manualPage } from './web/build/manual-page.ts';

/** A busy machine is no failure: how fast things are is asked in `bench/`. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    projects: [
      { test: { ...PATIENT, name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { ...PATIENT, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...PATIENT,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/test-server.ts'],
        },
      },
      {
        plugins: [exampleSource(), iconSet(), manualPage()],
        test: {
          ...PATIENT,
          name: 'web',
          environment: 'jsdom',
          setupFiles: ['web/src/data/test-patience.ts'],
          include: ['web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          testTimeout: 60_000,
          globalSetup: ['e2e/first-start.ts'],
        },
      },
    ],
  },
});
