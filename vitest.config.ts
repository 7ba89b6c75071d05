import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { exampleSource } from './web/build/example-source.ts';
import { iconSet } from './web/build/icon-set.ts';
import { manualPage } from './web/build/manual-page.ts';

/**
 * Only what hangs meets these limits, so that no test needs one of its own. A busy machine is no failure: how fast things are is
 * asked in `bench/`.
 */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/**
 * The files of a project follow one another in a few workers that keep what they have imported, since most of a file's time
 * would be importing. Each of them leaves nothing behind, as a screen and a table of a test do.
 */
const SHARING = { ...PATIENT, isolate: false };

/** A worker is kept for the next file only where that one has the same environment. */
class ByEnvironment extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    const own = new Set(
      sorted.filter(({ moduleId }) => /@vitest-environment/.test(readFileSync(moduleId, 'utf8'))),
    );
    return [...sorted.filter((spec) => !own.has(spec)), ...own];
  }
}

/** A file that replaces modules needs them to be new: nothing may have imported them before it, nor keep what it put there. */
const REPLACING = readdirSync(join(import.meta.dirname, 'web/src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('web/src', name))
  .filter((name) => /\.test\.tsx?$/.test(name) && replacesModules(join(import.meta.dirname, name)));

function replacesModules(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  const tools = [...text.matchAll(/from '(\.[^']*\/test-[\w-]+\.tsx?)'/g)].map(([, path = '']) => path);
  return (
    /vi\.(mock|doMock|resetModules)\(/.test(text) ||
    tools.some((path) => replacesModules(join(dirname(file), path)))
  );
}

const WEB = {
  environment: 'jsdom',
  setupFiles: ['web/src/data/test-patience.ts', 'web/src/data/test-leaves-nothing.ts'],
};
const webPlugins = () => [exampleSource(), iconSet(), manualPage()];

export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
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
          ...WEB,
          name: 'web',
          sequence: { groupOrder: 4 },
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...REPLACING],
        },
      },
      {
        plugins: webPlugins(),
        test: {
          ...PATIENT,
          ...WEB,
          name: 'web-replacing',
          sequence: { groupOrder: 5 },
          include: REPLACING,
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
