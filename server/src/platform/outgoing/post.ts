import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The names and addresses that may be reached; tests have another network than the internet. */
export type Network = {
  readonly resolve: (hostname: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  /** The networks that may be spoken to without TLS; none when absent. */
  readonly mayBePlain?: (address: string) => boolean;
};

export const PUBLIC_INTERNET: Network = {
  resolve: (hostname) =>
    new Promise((resolve, reject) => {
      lookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    }),
  isAllowed: isPublicAddress,
};

/** The receiver is, or is said to be, where nothing of ours may go; `where` says it in the middle of a sentence. */
export class ForbiddenAddressError extends Error {
  readonly where: string;

  constructor(address: string, where = 'una red privada') {
    super(`${address}: ${where}`);
    this.where = where;
  }
}

const PATIENCE_MS = 10_000;

export type Outgoing = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly network?: Network;
  readonly patienceMs?: number;
  /**
   * Is asked once somebody listens at the other end, before anything is told, and tells it; throws when it is not to be told
   * any more. The telling is over when all of it has left, or nobody can hear it any more.
   */
  readonly goOut?: (tell: () => Promise<void>) => Promise<void>;
};

/**
 * Sends a call and answers the head of what comes back; whoever calls reads the rest or destroys it. The address that the
 * name was resolved to is checked and is the very one that the connection goes to, so that a name which answers otherwise the
 * second time gains nothing. Redirects are not followed. The patience is for all of it, the reading too.
 */
export function send({
  method = 'POST',
  url,
  headers,
  body = '',
  network = PUBLIC_INTERNET,
  patienceMs = PATIENCE_MS,
  goOut = (tell) => tell(),
}: Outgoing): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // Node asks nobody for a host that is an address.
  const refusal = isIP(host) === 0 ? undefined : refusalOf(network, protocol, host);
  if (refusal) return Promise.reject(refusal);
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) },
    lookup: checkedLookup(network, protocol),
    // A connection that stayed open would have been checked for another delivery.
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
  };
  return new Promise((resolve, reject) => {
    const [begin, connected] =
      protocol === 'https:' ? [requestHttps, 'secureConnect'] : [requestHttp, 'connect'];
    const sending = begin(url, options, resolve);
    sending.on('error', reject);
    const tell = () =>
      new Promise<void>((told) => {
        if (sending.destroyed) told();
        else sending.once('close', told).end(body, told);
      });
    sending.on('socket', (socket) =>
      socket.once(connected, () => {
        goOut(tell).catch((refusal) => sending.destroy(refusal));
      }),
    );
  });
}

/** Sends a body and answers the status; what the receiver says is not read. */
export async function post(delivery: Omit<Outgoing, 'method'>): Promise<number> {
  const answer = await send(delivery);
  answer.destroy();
  return answer.statusCode ?? 0;
}

/** Whether that address may not be spoken to, or not without TLS. */
function refusalOf(
  { isAllowed, mayBePlain }: Network,
  protocol: string,
  address: string,
): ForbiddenAddressError | undefined {
  if (!isAllowed(address)) return new ForbiddenAddressError(address);
  if (protocol === 'https:' || mayBePlain?.(address)) return undefined;
  return new ForbiddenAddressError(address, 'internet sin cifrar: ha de empezar por https');
}

/** A name that leads to one forbidden address is refused with all of its others. */
function checkedLookup(network: Network, protocol: string): LookupFunction {
  return (hostname, { all }, done) => {
    network.resolve(hostname).then(
      (found) => {
        const [first] = found;
        const refusal = found
          .map(({ address }) => refusalOf(network, protocol, address))
          .find((refused) => refused !== undefined);
        if (!first || refusal) done(refusal ?? new ForbiddenAddressError(hostname), []);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error) => done(error, []),
    );
  };
}
