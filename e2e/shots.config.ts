import { defineConfig } from 'vitest/config';

/** Photographs are no test: `npm run shots` takes them, and `npm test` does not. */
export default defineConfig({
  test: { include: ['e2e/shots.ts'], hookTimeout: 180_000, globalSetup: ['e2e/first-start.ts'] },
});
