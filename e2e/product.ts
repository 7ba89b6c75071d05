import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

export type Product = {
  /** The address of the running product, without a final slash. */
  readonly url: string;
  /** Returns what it has printed so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
};

type Start = {
  /** The data folder. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** The file that starts it. */
  readonly by?: string;
};

/** Starts the product as `npm start` does, with the demo portfolio. However long that takes, it waits until it answers or ends. */
export async function startProduct({
  folder,
  settings = {},
  by = 'server/launcher/main.js',
}: Start): Promise<Product> {
  let printed = '';
  const child = spawn(process.execPath, [...(by.endsWith('.ts') ? ['--import', 'tsx'] : []), by], {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      VATIO_DATA: folder,
      VATIO_DEMO: '1',
      PORT: String(await freePort()),
      ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
      ...(process.env.VATIO_WEB && { VATIO_WEB: process.env.VATIO_WEB }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = once(child, 'exit');
  const line = await Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk)),
    ended.then(([code]) => Promise.reject(new Error(`The product ended with code ${code}`))),
  ]);
  return {
    url: /https?:\/\/[^\s/]+/.exec(line)?.[0] ?? '',
    printed: () => printed,
    stop: () => stopped(child, ended),
  };
}

async function stopped(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** A port that nobody listens on: the product has to know its own, because passkeys and links hold for one address. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
