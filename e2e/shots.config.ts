import { defineConfig } from 'vitest/config';

/** Pictures are no test: `npm run shots` asks for them, and `npm test` does not. */
export default defineConfig({ test: { include: ['e2e/shots.ts'], hookTimeout: 180_000 } });
