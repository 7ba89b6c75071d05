import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../server/src/platform/project.ts';

export type RunningServer = {
  readonly origin: string;
  /** Tells the most memory that the process has had, in MB, or undefined where the system does not say. */
  readonly memoryMb: () => number | undefined;
  readonly stop: () => Promise<void>;
};

/** Starts the server as `npm start` does, on a free port, so that production is what is measured. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', join('server/src/main.ts')], {
    cwd: PROJECT_FOLDER,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    origin: /http:\S+/.exec(String(line))?.[0] ?? '',
    memoryMb: () => {
      if (process.platform !== 'linux') return undefined;
      const [, kb] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kb) / 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
