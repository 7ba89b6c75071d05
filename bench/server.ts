import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/src/platform/project.ts';

export type RunningServer = {
  readonly origin: string;
  /** Tells the most memory that the process has had, in MB, or undefined where the system does not say. */
  readonly memoryMb: () => number | undefined;
  /** Tells the memory that the process has now, in MB, or undefined where the system does not say. */
  readonly memoryNowMb: () => number | undefined;
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
  const endWith = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return {
    origin: /http:\S+/.exec(String(line))?.[0] ?? '',
    memoryMb: memory('VmHWM'),
    memoryNowMb: memory('VmRSS'),
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
