import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_FOLDER } from '../server/src/platform/project.ts';
import { BUILD_TAKES } from '../web/build/build-takes.ts';
import type { MeasuredBuild } from '../web/build/measure-build.ts';
import { formatAmount } from './measure.ts';
import { startServer } from './server.ts';

const MB = 1_000_000;
const IDLE_MS = 10_000;

/** What the tools may take on two quiet processors. */
const BUDGETS = {
  checkS: 150,
  checkAgainS: 20,
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

/** `npm run check` without what an earlier one has left, and again with it; it tells what each of its parts took. */
function measureCheck(): void {
  rmSync(join(PROJECT_FOLDER, '.tsbuild'), { recursive: true, force: true });
  for (const [state, budget] of [
    ['en frío', BUDGETS.checkS],
    ['en caliente', BUDGETS.checkAgainS],
  ] as const) {
    const begun = performance.now();
    const program = ['--import', 'tsx', join(PROJECT_FOLDER, 'scripts/check.ts')];
    process.stdout.write(execFileSync(process.execPath, program, { cwd: PROJECT_FOLDER }));
    print(`npm run check, ${state}, reloj`, (performance.now() - begun) / 1000, 's', budget);
  }
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
