import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_FOLDER } from '../server/src/platform/project.ts';
import { BUILD_TAKES } from '../web/build/build-takes.ts';
import type { MeasuredBuild } from '../web/build/measure-build.ts';
import { formatAmount } from './measure.ts';
import { startServer } from './server.ts';

const MB = 1_000_000;
const IDLE_MS = 10_000;

/** What the tools may take on two quiet processors. Processor time is that of all threads and programs together. */
const BUDGETS = {
  checkProcessorS: 150,
  startS: 60,
  idleMb: 230,
  testS: 12 * 60,
  longS: 23 * 60,
  installMb: 850,
};

/** Measures what whoever works on Vatio waits for: build, check, start, tests and installation, each beside its budget. */
export async function herramientasBench(): Promise<void> {
  measureBuild();
  measureCheck();
  await measureStart();
  tellTests('npm test', 'test', BUDGETS.testS);
  tellTests('npm run test:long', 'test-long', BUDGETS.longS);
  print('node_modules', sizeOf(join(PROJECT_FOLDER, 'node_modules')) / MB, 'MB', BUDGETS.installMb);
}

function print(name: string, value: number, unit: string, budget?: number): void {
  const limit = budget === undefined ? '' : `   de ${formatAmount(budget, unit)}`;
  const over = budget !== undefined && value > budget ? '   SE PASA' : '';
  console.log(`${name.padEnd(62)} ${formatAmount(value, unit).padStart(14)}${limit}${over}`);
}

function measureBuild(): void {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const program = ['--import', 'tsx', join(PROJECT_FOLDER, 'web/build/measure-build.ts'), folder];
  const printed = execFileSync(process.execPath, program, { cwd: PROJECT_FOLDER, maxBuffer: 64 * MB });
  rmSync(folder, { recursive: true });
  const build: MeasuredBuild = JSON.parse(String(printed));
  print('npm run build, procesador', build.processorSeconds, 's', BUILD_TAKES.processorSeconds);
  print('npm run build, reloj', build.wallSeconds, 's');
  print('npm run build, memoria', build.memoryMb, 'MB', BUILD_TAKES.memoryMb);
}

/** Each part of `npm run check`, without what an earlier one has left, and again with it. */
function measureCheck(): void {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'));
  const parts = String(scripts.check).split(' && ');
  rmSync(join(PROJECT_FOLDER, '.tsbuild'), { recursive: true, force: true });
  for (const [state, budget] of [
    ['en frío', BUDGETS.checkProcessorS],
    ['en caliente', undefined],
  ] as const) {
    let sum = 0;
    for (const part of parts) {
      const seconds = processorSecondsOf(part);
      print(`${part}, ${state}`, seconds, 's');
      sum += seconds;
    }
    print(`npm run check, ${state}, procesador`, sum, 's', budget);
  }
}

/** The processor time of a command and of all that it starts, which only the shell tells. */
function processorSecondsOf(command: string): number {
  const path = [join(PROJECT_FOLDER, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const timed = `TIMEFORMAT='%3U %3S'; time { ${command}; } >/dev/null 2>&1`;
  const { stderr, status } = spawnSync('bash', ['-c', timed], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PATH: path, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`«${command}» terminó con ${status}`);
  return stderr
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + Number(seconds), 0);
}

async function measureStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  for (const [state, budget] of [
    ['la primera vez', BUDGETS.startS],
    ['otra vez', undefined],
  ] as const) {
    const begun = performance.now();
    const server = await startServer({ VATIO_DATA: folder, VATIO_DEMO: '1' });
    print(`npm start, ${state}, con la web construida`, (performance.now() - begun) / 1000, 's', budget);
    await wait(IDLE_MS);
    const memory = server.memoryNowMb();
    if (memory !== undefined) print(`npm start, ${state}, memoria en reposo`, memory, 'MB', BUDGETS.idleMb);
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The tests take too long to run here: the last run has kept what it took. */
function tellTests(command: string, suite: string, budget: number): void {
  const kept = join(PROJECT_FOLDER, `node_modules/.cache/vatio/${suite}.json`);
  if (existsSync(kept))
    print(`${command}, reloj, la última vez`, JSON.parse(readFileSync(kept, 'utf8')).seconds, 's', budget);
  else console.log(`${command}: no se ha ejecutado todavía`);
}

function sizeOf(path: string): number {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
