import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.ts';

type Sum = { readonly passed: number; readonly failed: number; readonly skipped: number };
type Test = {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
};
type File = {
  readonly name: string;
  readonly status: string;
  /** It is what kept the file from being loaded. */
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly Test[];
};

/** This is the part of Vitest's JSON report that the summary reads. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly File[];
};

const PROJECT = join(import.meta.dirname, '..');
const NOT_RUN: Sum = { passed: 0, failed: 1, skipped: 0 };
const MOST_NAMED = 10;

/** A file with `.long` in its name walks over everything: `npm run test:long` runs these files, `npm test` all others. */
const isLong = process.argv.includes('--long');
// They kill what they start, so each has a worker of its own.
const chosen = isLong ? ['.long.', '--isolate'] : ['--exclude=**/*.long.*'];
const files: File[] = [];
/** What broke outside every test, such as a promise that nobody waited for. */
const loose: string[] = [];

// Vitest leaves one processor to itself, which is half of a machine that has two.
const sums = [runVitest('!e2e', ['--maxWorkers=100%'])];
if (hasJourneys()) sums.push(runJourneys());
printSlowest();
printFailed();
keepTime();

const passed = sum('passed');
const failed = sum('failed');
const skipped = sum('skipped');
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function sum(kind: keyof Sum): number {
  return sums.reduce((total, part) => total + part[kind], 0);
}

/** `npm run bench -- herramientas` tells it. */
function keepTime(): void {
  const folder = join(PROJECT, 'node_modules/.cache/vatio');
  mkdirSync(folder, { recursive: true });
  const seconds = performance.now() / 1000;
  writeFileSync(join(folder, isLong ? 'test-long.json' : 'test.json'), JSON.stringify({ seconds }));
}

function hasJourneys(): boolean {
  const folder = join(PROJECT, 'e2e');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.spec.ts')) : [];
  return names.some((name) => name.includes('.long.') === isLong);
}

/** Whoever adds a test sees what it costs, and what would rather be in the long suite. */
function printSlowest(): void {
  const seconds = ({ startTime, endTime }: File) => (endTime - startTime) / 1000;
  const slowest = files.sort((a, b) => seconds(b) - seconds(a)).slice(0, MOST_NAMED);
  console.log('The slowest files:');
  for (const file of slowest) {
    console.log(`${seconds(file).toFixed(1).padStart(7)} s  ${relative(PROJECT, file.name)}`);
  }
}

/** What failed is told again at the end, since the parts before it are thousands of lines long and often cut off. */
function printFailed(): void {
  for (const error of loose) console.log(`FAILED outside every test:\n${error}`);
  for (const file of files.filter(({ status }) => status === 'failed')) {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    const name = relative(PROJECT, file.name);
    if (tests.length === 0) console.log(`FAILED ${name}\n${file.message}`);
    for (const { fullName, failureMessages } of tests) {
      const [reason = ''] = failureMessages.join('\n').split('\n', 1);
      console.log(`FAILED ${name}: ${fullName}\n${reason}`);
    }
  }
}

/** The browser journeys run apart from the other tests because they need a Chromium. */
function runJourneys(): Sum {
  const chromium = findChromium();
  // The long ones kill and fill what they start, and need the machine for themselves.
  const workers = isLong ? [] : ['--maxWorkers=100%'];
  return chromium === undefined ? NOT_RUN : runVitest('e2e', workers, { CHROMIUM_PATH: chromium });
}

function runVitest(project: string, options: readonly string[], env: Record<string, string> = {}): Sum {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-informe-'));
  const file = join(folder, 'informe.json');
  const looseFile = join(folder, 'sueltos.json');
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--reporter=${join(PROJECT, 'scripts/loose-errors-reporter.ts')}`,
  ];
  const { status } = spawnSync(
    process.execPath,
    [
      join(PROJECT, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      ...chosen,
      ...options,
      ...reporters,
    ],
    {
      cwd: PROJECT,
      env: { ...process.env, ...env, VATIO_LOOSE_ERRORS: looseFile },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (existsSync(looseFile)) loose.push(...JSON.parse(readFileSync(looseFile, 'utf8')));
  const result = existsSync(file) ? readSum(JSON.parse(readFileSync(file, 'utf8'))) : NOT_RUN;
  rmSync(folder, { recursive: true });
  if (status === 0 || result.failed > 0) return result;
  // An error outside every test makes the run fail too.
  if (loose.length === 0) loose.push(`Vitest ended with ${status ?? 'a signal'}, and said no error.`);
  return { ...result, failed: 1 };
}

/** A file that cannot even be loaded has no test to count: it counts as one that failed. */
function readSum(report: Report): Sum {
  files.push(...report.testResults);
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
