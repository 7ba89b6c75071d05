import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Browsers keep to HTTPS for a year, for this name and those below it (ASVS 5.0, 3.4.1). */
const POLICY = 'max-age=31536000; includeSubDomains';

type Setting = {
  /** The proxies that are believed; when absent, what is sent about the original call is not believed. */
  readonly trustProxy?: string | undefined;
  /** The address where people open Vatio; nobody opens a process that only works. */
  readonly publicUrl?: string;
};

/** Tells browsers to come by HTTPS alone, in every answer to a call that came by it and in no other. */
export function keepToHttps(app: FastifyInstance, setting: Setting): void {
  const headersOf = httpsPolicy(setting);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    done();
  });
}

/** The same for an answer that no hook saw. */
export function httpsPolicy(setting: Setting): (request: FastifyRequest) => Record<string, string> {
  const cameByHttps = reader(setting);
  const policy: Record<string, string> = { 'strict-transport-security': POLICY };
  return (request) => (cameByHttps(request) ? policy : {});
}

/**
 * TLS ends in front of Vatio. A trusted proxy says how the call came to it; without one, a call for the public address came as
 * that address says. A browser ignores the header over plain HTTP (RFC 6797 §8.1), so guessing for that name locks nobody out.
 */
function reader({ trustProxy, publicUrl }: Setting): (request: FastifyRequest) => boolean {
  if (trustProxy !== undefined) return ({ protocol }) => protocol === 'https';
  if (publicUrl === undefined) return () => false;
  const { protocol, host: publicHost } = new URL(publicUrl);
  return ({ host }) => protocol === 'https:' && host.toLowerCase() === publicHost;
}
