import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

type Part = {
  readonly name: string;
  readonly command: readonly string[];
  /** The parts whose declarations this one reads: without them its errors would not be its own. */
  readonly after: readonly string[];
};

type End = 'passes' | 'FAILS' | 'not tried';

const PROJECT = join(import.meta.dirname, '..');

/**
 * What has to hold, in the order in which it is begun. The compiler has one thread, so that the server and the web are two
 * parts; each keeps in `.tsbuild` what the next run need not do again.
 */
const PARTS: readonly Part[] = [
  types('contract', []),
  part('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
  types('web', ['contract']),
  types('server', ['contract']),
  part('boundaries', 'tsx', 'scripts/check-boundaries.ts'),
  part('dead code', 'knip'),
  part('style', 'tsx', 'scripts/style.ts'),
  part('pictures', 'tsx', 'scripts/shots.ts', '--check'),
  types('tsconfig.tools.json', ['server', 'web']),
];

const started = performance.now();
const ends = new Map<string, End>();
const running = new Set<string>();
await new Promise<void>((done) => beginNext(done));
console.log(`${secondsSince(started)}  the whole`);
process.exitCode = [...ends.values()].every((end) => end === 'passes') ? 0 : 1;

function part(name: string, ...command: readonly string[]): Part {
  return { name, command, after: [] };
}

function types(project: string, after: readonly string[]): Part {
  return {
    name: typesOf(project),
    // It builds what its references lack too, which is why those are parts before it.
    command: ['tsc', '-b', project],
    after: after.map(typesOf),
  };
}

function typesOf(project: string): string {
  return `types of ${project.replace(/^tsconfig\.|\.json$/g, '')}`;
}

/** Begins as many parts as there are processors for; one whose ground fails is not tried. */
function beginNext(done: () => void): void {
  for (const { name, command, after } of PARTS) {
    if (ends.has(name) || running.has(name)) continue;
    const lost = after.find((other) => ends.has(other) && ends.get(other) !== 'passes');
    if (lost !== undefined) {
      ends.set(name, 'not tried');
      console.log(`          ${name} not tried: ${lost} must pass first`);
    } else if (running.size < availableParallelism() && after.every((other) => ends.has(other))) {
      running.add(name);
      run(name, command).then(() => beginNext(done));
    }
  }
  if (ends.size === PARTS.length) done();
}

/**
 * What a part says is printed whole when it ends, so that two at once do not mix: all of it when it fails, and else what it
 * warns of.
 */
async function run(name: string, [program = '', ...options]: readonly string[]): Promise<void> {
  const begun = performance.now();
  const child = spawn(join(PROJECT, 'node_modules/.bin', program), options, {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { said: '', warned: '' };
  child.stdout.on('data', (chunk) => {
    output.said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.warned += chunk;
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const end = status === 0 ? 'passes' : 'FAILS';
  running.delete(name);
  ends.set(name, end);
  console.log(`${secondsSince(begun)}  ${name} ${end}`);
  const printed = (end === 'FAILS' ? output.said : '') + output.warned;
  if (printed.trim() !== '') console.log(printed.trimEnd());
}

function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;
}
