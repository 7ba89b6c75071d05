import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, sendProblem } from './problems.ts';

/**
 * Headers that let the web run from its own address alone. Its page may carry inline scripts (the skin is set
 * before first paint), each allowed by its hash; the component library writes `style` attributes.
 */
export async function protectPages(app: FastifyInstance, webFolder: string | undefined): Promise<void> {
  await app.register(helmet, {
    // Whoever ends TLS in front of us decides for how long.
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(webFolder)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        // A document is fetched with the session's token and shown from memory.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
}

function inlineScriptHashes(webFolder: string | undefined): string[] {
  const index = webFolder && join(webFolder, 'index.html');
  if (!index || !existsSync(index)) return [];
  const scripts = readFileSync(index, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** What only means something to a page: repeated with every file, it would weigh as much as a small one. */
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

/** Serves the built web; an unknown address that a browser opens gets the page, and its router decides. */
export async function serveWeb(app: FastifyInstance, webFolder: string | undefined): Promise<void> {
  const served = webFolder !== undefined && existsSync(join(webFolder, 'index.html'));
  if (served) {
    await app.register(staticFiles, {
      root: webFolder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const page = path.endsWith('.html');
        // Vite puts a hash of the content into the names under assets/.
        const immutable = path.startsWith(join(webFolder, 'assets/'));
        const kept = immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
        reply.header('cache-control', page ? 'no-cache' : kept);
        if (!page) for (const name of OF_PAGES) reply.removeHeader(name);
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    served && opensPage(request) ? reply.sendFile('index.html') : sendProblem(reply, notFound()),
  );
}

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  const html = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && html && !/^\/v1(\/|\?|$)/.test(url);
}
