import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { networkAllowing } from '../outgoing/allowed-networks.ts';
import type { Network } from '../outgoing/post.ts';

export const KEY = 'la-clave-de-la-cuenta';
/** The host of the server's address. */
export const HOST = 'docuseal.example';

type Heard = { readonly call: string; readonly headers: IncomingHttpHeaders; readonly body: string };
type Answer = object | Buffer | ((response: ServerResponse) => void);

/** The answer to `POST /submissions/pdf` as DocuSeal's own document shows it. */
export const CREATED = {
  id: 5,
  name: 'Contrato',
  submitters: [
    {
      id: 1,
      submission_id: 5,
      uuid: '884d545b-3396-49f1-8c07-05b8b2a78755',
      email: 'john.doe@example.com',
      slug: 'pAMimKcyrLjqVt',
      sent_at: '2026-11-20T23:04:04.252Z',
      opened_at: null,
      completed_at: null,
      declined_at: null,
      status: 'sent',
      role: 'Cliente',
      embed_src: 'https://docuseal.com/s/pAMimKcyrLjqVt',
    },
  ],
  source: 'api',
  submitters_order: 'preserved',
  status: 'pending',
  expire_at: null,
  created_at: '2026-11-20T23:04:04.000Z',
};

/** The client signs while the test runs, once everything that comes before is there. */
export const SIGNED_AT = new Date().toISOString();

export const PAPER = Buffer.from('%PDF-1.7\nfirmado por el cliente\n%%EOF\n');
export const LOG = Buffer.from('%PDF-1.7\nregistro de la firma\n%%EOF\n');

/** `GET /submissions/5` in each of its states. */
export function submission(
  status: 'pending' | 'completed' | 'declined' | 'expired',
  { url = '', ...signer }: { readonly url?: string } & Record<string, unknown> = {},
) {
  const isDone = status === 'completed';
  return {
    ...CREATED,
    status,
    completed_at: isDone ? SIGNED_AT : null,
    audit_log_url: isDone ? `${url}/file/log.pdf` : null,
    combined_document_url: null,
    documents: isDone ? [{ name: 'Contrato', url: `${url}/file/paper.pdf` }] : [],
    submission_events: [],
    submitters: [{ ...CREATED.submitters[0], ...signer }],
  };
}

/** A server on this machine that answers as DocuSeal does, with what a test tells it to; by HTTPS where it has a certificate. */
export async function testDocuseal(certificate?: { readonly key: Buffer; readonly cert: Buffer }) {
  const heard: Heard[] = [];
  const answers = new Map<string, { readonly status: number; readonly answer: Answer }>();
  const listener: RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    heard.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
    const isFile = call.startsWith('GET /file/');
    if (!isFile && request.headers['x-auth-token'] !== KEY) {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: 'Not authenticated' }));
      return;
    }
    const { status, answer } = answers.get(call) ?? { status: 404, answer: { error: 'Not found' } };
    if (typeof answer === 'function') return answer(response);
    response.writeHead(status, { 'content-type': isFile ? 'application/pdf' : 'application/json' });
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
  };
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const network: Network = {
    ...networkAllowing('127.0.0.1'),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  const answer = (call: string, given: Answer, status = 200) => answers.set(call, { status, answer: given });
  /** As a server in good health, whose papers can be had. */
  const recover = () => {
    answers.clear();
    answer('POST /submissions/pdf', CREATED);
    answer('GET /submitters', { data: [], pagination: { count: 0, next: null, prev: null } });
    answer('DELETE /submissions/5', { id: 5, archived_at: '2026-11-21T10:00:00.000Z' });
    answer('GET /file/paper.pdf', PAPER);
    answer('GET /file/log.pdf', LOG);
  };
  recover();
  return { url: `http${certificate ? 's' : ''}://${HOST}:${port}`, network, heard, answer, recover };
}
