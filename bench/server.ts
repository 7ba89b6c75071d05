import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/src/platform/project.ts';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

export type RunningServer = {
  readonly origin: string;
  /** Tells the most memory that the process has had, in MB, or undefined where the system does not say. */
  readonly memoryMb: () => number | undefined;
  /** Tells the memory that the process has now, in MB, or undefined where the system does not say. */
  readonly memoryNowMb: () => number | undefined;
  /** Tells the processor time that it has used, user and system, in ms, or undefined where the system does not say. */
  readonly processorMs: () => number | undefined;
  readonly stop: () => Promise<void>;
  /** Ends it with SIGKILL, as a machine without memory does. */
  readonly kill: () => Promise<void>;
};

/** Starts the server as `npm start` does, on a free port, so that production is what is measured. */
export function startServer(env: Record<string, string>): Promise<RunningServer> {
  return startProgram('server/launcher/main.js', { PORT: '0', ...env });
}

/** Starts a program that prints its address once it listens. */
export async function startProgram(file: string, env: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file], {
    cwd: PROJECT_FOLDER,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`Vatio terminó con ${code}`))),
  ]);
  const memory = (field: 'VmHWM' | 'VmRSS') => () => {
    if (process.platform !== 'linux') return undefined;
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const [, kb] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status) ?? [];
    return Number(kb) / 1024;
  };
  const processorMs = () => {
    if (process.platform !== 'linux') return undefined;
    // The name of the program, in parentheses, may have spaces.
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  };
  const endWith = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return {
    origin: /http:\S+/.exec(String(line))?.[0] ?? '',
    memoryMb: memory('VmHWM'),
    memoryNowMb: memory('VmRSS'),
    processorMs,
    stop: endWith('SIGTERM'),
    kill: endWith('SIGKILL'),
  };
}

/** A page in place of the built web, for benches that ask the API alone. */
export function pageInPlaceOfWeb(folder: string): string {
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Vatio</title>');
  return web;
}
