import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { notFound, sendProblem } from './problems.ts';

/** Whoever opens an answer of the API as if it were a page gets one that may do nothing and stand nowhere. */
const OF_THE_API = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What an answer carries whose address the router could not read, so that no hook saw it. */
export const OF_NO_ADDRESS = { ...OF_THE_API, 'cache-control': 'no-store' };

/** Guards every answer with headers that do not depend on it, and so are made once. */
export function protectAnswers(app: FastifyInstance, webFolder: string | undefined): void {
  const ofPages = headersOfPages(webFolder);
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isOfTheApi(url) ? OF_THE_API : ofPages);
    done();
  });
}

/** The documentation of the API is a page too. */
function isOfTheApi(url: string): boolean {
  return url.startsWith('/v1/') && !url.startsWith('/v1/docs');
}

/**
 * These headers let the web run from its own address alone. Its page may carry inline scripts (the skin is set
 * before first paint), each allowed by its hash, and the component library writes `style` attributes.
 */
function headersOfPages(webFolder: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  const protect = helmet({
    // `https-only.ts` says it, to calls that came by HTTPS.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(webFolder)],
        scriptSrcAttr: ["'none'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        // A document is fetched with the session's token and shown from memory.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  protect(answer.req, answer, (error) => {
    if (error) throw error;
  });
  for (const [name, value] of Object.entries(answer.getHeaders())) headers[name] = String(value);
  return headers;
}

function inlineScriptHashes(webFolder: string | undefined): string[] {
  const index = webFolder && join(webFolder, 'index.html');
  if (!index || !existsSync(index)) return [];
  const scripts = readFileSync(index, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** These headers only matter to a page: repeated with every file, they would weigh as much as a small one. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The web uses none of these, so nothing that gets into it may; with the camera it reads the code of a bill on paper. */
const UNUSED = ['display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb'];
const PERMISSIONS = [...UNUSED.map((name) => `${name}=()`), 'camera=(self)'].join(', ');

/** A browser never opens these types as a document of their own. An SVG image can be opened by its address. */
const PARTS = /^(text\/(css|javascript|plain)|application\/(javascript|json)|font\/|image\/(?!svg))/;

type Web = {
  /** The folder of the built web; without it, only the API is served. */
  readonly folder: string | undefined;
  /** Pages at these addresses open something to whoever knows them, so no cache may keep them. */
  readonly secretPaths: RegExp;
};

/** Serves the built web; an unknown address that a browser opens gets the page, and its router decides. */
export async function serveWeb(app: FastifyInstance, { folder, secretPaths }: Web): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound()));
    return;
  }
  await app.register(async (web) => {
    web.addHook('onSend', async (request, reply) => {
      if (reply.statusCode < 400) describeFile(request, reply, secretPaths);
    });
    await web.register(staticFiles, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the names under assets/.
        const immutable = path.startsWith(join(folder, 'assets/'));
        reply.header('cache-control', `public, max-age=${immutable ? '31536000, immutable' : '86400'}`);
      },
    });
    web.setNotFoundHandler((request, reply) =>
      opensPage(request) ? reply.sendFile('index.html') : sendProblem(reply, notFound()),
    );
  });
}

/**
 * Decides by what is sent and not by the name of its file, because a page may come out of `index.html.br`. An
 * answer without a type, such as a 304, is treated like a page unless it may be kept for ever.
 */
function describeFile(request: FastifyRequest, reply: FastifyReply, secretPaths: RegExp): void {
  const type = String(reply.getHeader('content-type') ?? '');
  const immutable = String(reply.getHeader('cache-control')).includes('immutable');
  if (type.startsWith('text/html') || (type === '' && !immutable)) {
    const secret = secretPaths.test(request.url);
    reply.header('cache-control', secret ? 'no-store' : 'no-cache');
    reply.header('permissions-policy', PERMISSIONS);
    if (secret) reply.header('x-robots-tag', 'noindex');
  } else if (immutable || PARTS.test(type)) {
    for (const name of OF_PAGES) reply.removeHeader(name);
  }
}

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  const html = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && html && !/^\/v1(\/|\?|$)/.test(url);
}
