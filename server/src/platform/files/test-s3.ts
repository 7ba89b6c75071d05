import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { sha256Of } from './file-source.ts';

const KEY = 'clave-de-prueba';
const PAGE = 3;
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=clave-de-prueba\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S*host;\S*x-amz-content-sha256;\S*x-amz-date\S*, Signature=[0-9a-f]{64}$/;

const FORBIDDEN = { status: 403, code: 'SignatureDoesNotMatch' };
const OTHER_CONTENT = { status: 400, code: 'XAmzContentSHA256Mismatch' };

type Answer = { readonly status: number; readonly code: string };
/** How the next calls of a method fail: with an answer, or by a connection that breaks half-way. */
type Fault = { readonly method: string; readonly times: number; readonly how: Answer | 'breaks' };

export type TestS3 = {
  readonly env: Readonly<Record<string, string>>;
  readonly objects: Map<string, { content: Buffer; modified: Date }>;
  readonly fail: (fault: Fault) => void;
  readonly calls: string[];
  /** The server goes away until the returned function is called. */
  readonly goAway: () => Promise<() => Promise<void>>;
};

/** A server of the part of the S3 protocol that Vatio speaks, with one bucket, `vatio`. It refuses what is not signed. */
export async function testS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map();
  const calls: string[] = [];
  let fault: { method: string; times: number; how: Answer | 'breaks' } | undefined;
  const server = createServer(async (request, response) => {
    calls.push(request.method ?? '');
    const failing = fault && fault.method === request.method && fault.times-- > 0 ? fault.how : undefined;
    if (failing === 'breaks' && request.method === 'PUT') {
      request.once('data', () => request.destroy());
      return;
    }
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    if (typeof failing === 'object') return refuse(response, failing);
    answer({ request, response, body, objects, breaks: failing === 'breaks' });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  afterAll(() => (server.listening ? close() : undefined));
  return {
    env: {
      VATIO_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      VATIO_S3_BUCKET: 'vatio',
      VATIO_S3_KEY: KEY,
      VATIO_S3_SECRET: 'secreto-de-prueba',
      VATIO_S3_PREFIX: 'casa/',
    },
    objects,
    calls,
    fail: (given) => {
      fault = { ...given };
    },
    goAway: async () => {
      await close();
      return () => listen(port);
    },
  };
}

type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly objects: TestS3['objects'];
  readonly breaks: boolean;
};

function answer(call: Call): void {
  const { request, response, body } = call;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const [, bucket, ...rest] = pathname.split('/');
  const key = rest.join('/');
  const hash = createHash('sha256').update(body).digest('hex');
  if (!SIGNED.test(request.headers.authorization ?? '')) refuse(response, FORBIDDEN);
  else if (request.headers['x-amz-content-sha256'] !== hash) refuse(response, OTHER_CONTENT);
  else if (bucket !== 'vatio') refuse(response, { status: 404, code: 'NoSuchBucket' });
  else if (key !== '') answerObject(call, key);
  else if (request.method === 'GET') list(response, call.objects, searchParams);
  else response.end();
}

function answerObject({ request: { method }, response, body, objects, breaks }: Call, key: string): void {
  const found = objects.get(key);
  if (method === 'PUT') {
    objects.set(key, { content: body, modified: new Date() });
    response.end();
  } else if (method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) {
    refuse(response, { status: 404, code: 'NoSuchKey' });
  } else {
    response.setHeader('content-length', found.content.length);
    if (method === 'HEAD') response.end();
    else if (!breaks) response.end(found.content);
    else response.write(found.content.subarray(0, found.content.length / 2), () => response.destroy());
  }
}

function list(response: ServerResponse, objects: TestS3['objects'], asked: URLSearchParams): void {
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after);
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => {
    const { content, modified } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
  });
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response
    .setHeader('content-type', 'application/xml')
    .end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

function refuse(response: ServerResponse, { status, code }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** The key under which Vatio keeps those bytes. */
export function keyOf(content: Buffer): string {
  return `casa/${sha256Of(content).toString('hex')}`;
}
