import { defineConfig } from 'vitest/config';

/** Photographs are no test: `scripts/shots.ts` takes them, and `npm test` does not. */
export default defineConfig({
  test: {
    include: ['e2e/shots.ts', 'e2e/pictures.ts', 'e2e/keep-looks.ts'],
    fileParallelism: false,
    hookTimeout: 180_000,
    globalSetup: ['e2e/first-start.ts'],
  },
});
