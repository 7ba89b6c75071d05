import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { clusterFolder } from './embedded-postgres/cluster.ts';
import { runningPostmaster, stopPostmaster } from './embedded-postgres/postmaster.ts';
import { processStart } from './live-process.ts';
import { PROJECT_FOLDER } from './project.ts';

/** Node without outliving whoever starts it. */
export const AS_CHILD = ['--import', join(PROJECT_FOLDER, 'server/src/platform/test-leave-with-parent.js')];

/** The lines in which a start says how far it is are told apart from what else goes to `stderr`. */
type End = { readonly code: number | null; readonly stdout: string; readonly stderr: string };
const STEP = /^· .+\n/gm;

export type TestProcess = {
  readonly pid: number;
  /** The line that the program prints once it answers; rejects when the program ends before. */
  readonly started: Promise<string>;
  readonly ended: Promise<End>;
  /** The lines in which the start has said so far what it does. */
  readonly steps: () => string[];
  /** Resolves when the start says a line that matches. */
  readonly said: (line: RegExp) => Promise<RegExpExecArray>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Hears what the program prints from now on. */
  readonly onOutput: (hear: (text: string) => void) => void;
};

/**
 * Runs Vatio as `npm start` does, or another program of the server, as a process in a folder of its own, with a page in place of
 * the built web.
 */
export function testProcess(
  env: Record<string, string>,
  script?: string,
  args: string[] = [],
  input = '',
): TestProcess {
  const program = programOf(script);
  const child = spawn(process.execPath, [...AS_CHILD, ...program, ...args], {
    cwd: PROJECT_FOLDER,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, VATIO_WEB: testFolder(), ...env },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  children.add(child);
  const output = { stdout: '', stderr: '' };
  const ended = collect(child, output);
  ended.then(() => children.delete(child));
  const started = Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()),
    ended.then(({ stderr }) => Promise.reject(new Error(stderr))),
  ]);
  started.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    started,
    ended,
    steps: () => output.stderr.match(STEP)?.map((line) => line.trim()) ?? [],
    said: async (line) => {
      for (;;) {
        const found = line.exec(output.stderr);
        if (found) return found;
        await Promise.race([
          once(child.stderr, 'data'),
          ended.then(() => Promise.reject(new Error(output.stderr))),
        ]);
      }
    },
    signal: (name) => child.kill(name),
    onOutput: (hear) => child.stdout.on('data', (chunk) => hear(String(chunk))),
  };
}

function programOf(script: string | undefined): string[] {
  if (script === undefined) return ['server/launcher/main.js'];
  return script.endsWith('.mjs') ? [script] : ['--import', 'tsx', join('server/src', script)];
}

async function collect(child: ChildProcess, output: { stdout: string; stderr: string }): Promise<End> {
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stdout: output.stdout, stderr: output.stderr.replace(STEP, '') };
}

const root = mkdtempSync(join(tmpdir(), 'vatio-proceso-'));
const children = new Set<ChildProcess>();

/** A test that failed has not stopped what it started. */
afterAll(async () => {
  await Promise.all([...children].map(killed));
  for (const folder of readdirSync(root)) {
    const cluster = clusterFolder(join(root, folder));
    const postmaster = await runningPostmaster(cluster);
    if (postmaster) await stopPostmaster(cluster, postmaster);
  }
  rmSync(root, { recursive: true, force: true });
});

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.exitCode === null && child.kill('SIGKILL')) await ended;
}

/** A temporary folder with a page in it, gone after the file's last test. */
export function testFolder(): string {
  // Files that share a worker share this module, and the first of them has taken the root away.
  mkdirSync(root, { recursive: true });
  const folder = mkdtempSync(join(root, 'carpeta-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Vatio</title>');
  return folder;
}

/** A port on which somebody listens until `release` is called. */
export async function takenPort(): Promise<{ port: number; release: () => void }> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, release: () => server.close() };
}

export async function gone(pid: number): Promise<boolean> {
  for (let wait = 0; wait < 500 && processStart(pid) !== undefined; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return processStart(pid) === undefined;
}
