import { type LookupAddress, lookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The names and addresses that may be reached; tests have another network than the internet. */
export type Network = {
  readonly resolve: (hostname: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
};

const PUBLIC_INTERNET: Network = {
  resolve: (hostname) =>
    new Promise((resolve, reject) => {
      lookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    }),
  isAllowed: isPublicAddress,
};

/** The receiver is, or is said to be, in a network that is not the public internet. */
export class ForbiddenAddressError extends Error {}

const PATIENCE_MS = 10_000;

type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly network?: Network;
  readonly patienceMs?: number;
};

/**
 * Sends a body and answers the status. The address that the name was resolved to is checked and is the very one that the
 * connection goes to, so that a name which answers otherwise the second time gains nothing. Redirects are not followed, and
 * what the receiver says is not read.
 */
export async function post({
  url,
  headers,
  body,
  network = PUBLIC_INTERNET,
  patienceMs = PATIENCE_MS,
}: Post): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // Node asks nobody for a host that is an address.
  if (isIP(host) !== 0 && !network.isAllowed(host)) throw new ForbiddenAddressError(host);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: checkedLookup(network),
    // A connection that stayed open would have been checked for another delivery.
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
  };
  return new Promise((resolve, reject) => {
    const begin = protocol === 'https:' ? requestHttps : requestHttp;
    const sending = begin(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** A name that leads to one forbidden address is refused with all of its others. */
function checkedLookup({ resolve, isAllowed }: Network): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        const forbidden = found.find(({ address }) => !isAllowed(address));
        if (!first || forbidden) done(new ForbiddenAddressError(forbidden?.address ?? hostname), []);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error) => done(error, []),
    );
  };
}
