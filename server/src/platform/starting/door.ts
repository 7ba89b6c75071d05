import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { errorCode, errorMessage, StartupError } from '../errors.ts';

/**
 * Node checks the connections this often, so that headers never take longer than the first. A connection that is kept
 * outlives the seconds in which the program is loaded and nothing is answered.
 */
export const HTTP_TIMES = {
  headersTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
};

type Place = { readonly host: string; readonly port: number };

type Factory = NonNullable<FastifyServerOptions['serverFactory']>;

/**
 * The port of a process, which answers from the first second of its start. Whoever calls meanwhile gets what `waiting` says,
 * and from `handOver` on the application: on the same sockets, so that no connection is ever refused.
 */
export class Door {
  readonly #servers: readonly Server[];
  #answer: RequestListener;
  #application: RequestListener | undefined;

  private constructor(servers: readonly Server[], waiting: RequestListener) {
    this.#servers = servers;
    this.#answer = waiting;
    for (const server of servers) server.on('request', (request, reply) => this.#answer(request, reply));
  }

  static async open(place: Place, waiting: RequestListener): Promise<Door> {
    const first = createServer(HTTP_TIMES);
    await listen(first, place).catch((error) => Promise.reject(listenFailure(place, error)));
    return new Door([first, ...(await others(first, place))], waiting);
  }

  get port(): number {
    return portOf(this.#servers[0]);
  }

  /** The application is built on this door's server, and its times for connections become those of the door. */
  readonly serverFactory: Factory = (handler, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
    this.#application = handler;
    for (const server of this.#servers) {
      Object.assign(server, { keepAliveTimeout, requestTimeout });
      server.setTimeout(Number(connectionTimeout ?? 0));
    }
    const [first] = this.#servers;
    if (first === undefined) throw new Error('A door without a server');
    return first;
  };

  handOver(): void {
    if (this.#application) this.#answer = this.#application;
  }

  /** Takes no more connections, and waits for the calls under way. */
  readonly drain = async (): Promise<void> => {
    await Promise.all(this.#servers.map((server) => closed(server)));
  };

  readonly close = async (): Promise<void> => {
    const drained = this.drain();
    for (const server of this.#servers) server.closeAllConnections();
    await drained;
  };
}

/** `localhost` has an address of each family, and a browser may choose either. */
async function others(first: Server, { host }: Place): Promise<Server[]> {
  if (host !== 'localhost') return [];
  const address = first.address();
  const own = typeof address === 'object' ? address?.address : undefined;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const opened = addresses
    .filter(({ address }) => address !== own)
    .map(async ({ address }) => {
      const server = createServer(HTTP_TIMES);
      await listen(server, { host: address, port: portOf(first) });
      return server;
    });
  // A machine may name an address that it has not got: the first one answers.
  const settled = await Promise.allSettled(opened);
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

async function listen(server: Server, place: Place): Promise<void> {
  server.listen(place);
  await once(server, 'listening');
}

function closed(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
  });
}

function portOf(server: Server | undefined): number {
  const address = server?.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function listenFailure({ host, port }: Place, error: unknown): StartupError {
  if (errorCode(error) === 'EADDRINUSE') {
    return new StartupError(`El puerto ${port} ya está en uso: libéralo o elige otro con PORT`);
  }
  return new StartupError(`No se puede atender en ${host}:${port}: ${errorMessage(error)}`);
}
