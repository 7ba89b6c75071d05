import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Runs the product as `npm start` does, with the demo portfolio. */
export async function serveVatio(web: string, dataFolder: string): Promise<RunningServer> {
  const child = spawn(process.execPath, ['server/launcher/main.js'], {
    cwd: PROJECT,
    env: { ...process.env, VATIO_DATA: dataFolder, VATIO_WEB: web, VATIO_DEMO: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = /https?:\/\/[^\s/]+/.exec(await firstLine(child))?.[0] ?? '';
  return {
    url,
    stop: async () => {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = await Promise.race([
    once(child.stdout!, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Vatio terminó con ${code}`))),
  ]);
  return String(line);
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves a folder. Where a file has a compressed copy beside it, the copy is sent, as production does. */
export async function serveFolder(folder: string): Promise<RunningServer> {
  const server = createServer(({ url = '/' }, reply) => {
    const path = join(folder, url === '/' ? 'index.html' : url);
    const brotli = existsSync(`${path}.br`);
    if (!brotli && !existsSync(path)) {
      reply.writeHead(404).end();
      return;
    }
    reply.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    if (brotli) reply.setHeader('content-encoding', 'br');
    createReadStream(brotli ? `${path}.br` : path).pipe(reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
