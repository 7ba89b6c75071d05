import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

export type Intruder = {
  /** The address of the foreign server, without a final slash. */
  readonly url: string;
  /** The server was asked for these paths. */
  readonly asked: readonly string[];
};

/** A foreign server. It answers every request with a page that frames the address in `?frame=`. */
export function startIntruder(): Intruder {
  const requests: string[] = [];
  const intruder = { url: '', asked: requests };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    requests.push(pathname);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${searchParams.get('frame') ?? 'about:blank'}"></iframe>`);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    intruder.url = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => server.close());
  return intruder;
}
