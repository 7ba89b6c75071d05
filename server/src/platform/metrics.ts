import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { connectionsOf, type Db } from './database.ts';
import { type QueueState, readQueues } from './jobs.repository.ts';
import { notFound, sendProblem } from './problems.ts';
import type { ReplicaReads } from './replica-reads.ts';
import { readVersion } from './version.ts';

type Deps = {
  readonly db: Db;
  /** Whoever reads the figures shows it as a bearer token; without one, nobody reads them. */
  readonly metricsToken?: string | undefined;
};

/** Half a minute is as long as a call lasts; most take some ms. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30];

/**
 * `GET /metrics` for Prometheus: calls, connections, queues, memory and the delay of the event loop. It is no call of
 * the contract, because its format is not ours. Declare it before the routes, whose calls it measures.
 */
export function serveMetrics(app: FastifyInstance, { db, metricsToken }: Deps): void {
  if (metricsToken === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureCalls(app, registry);
  measureConnections(db, registry);
  measureQueues(db, registry);
  if (app.replica) measureReplica(app.replica, registry);
  nameVersion(registry);
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) return sendProblem(reply, notFound());
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function measureCalls(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'vatio_http_request_duration_seconds',
    help: 'Duration of the calls of the API by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    // The files of the web are a route each, so they would be a thousand series.
    const route = routeOptions.url?.startsWith('/v1/') ? routeOptions.url : 'web';
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function measureConnections(db: Db, registry: Registry): void {
  new Gauge({
    name: 'vatio_database_connections',
    help: 'Connections of this process to its database, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = connectionsOf(db);
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** Both figures are of the whole database, whichever process is asked. */
function measureQueues(db: Db, registry: Registry): void {
  const measure = (name: string, help: string, figure: (queue: QueueState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue', 'state'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const row of await readQueues(db)) this.set({ queue: row.queue, state: row.state }, figure(row));
      },
    });
  measure('vatio_jobs', 'Jobs that wait or run, by queue', ({ jobs }) => jobs);
  measure(
    'vatio_oldest_job_seconds',
    'Age of the oldest of those jobs',
    ({ oldestSeconds }) => oldestSeconds,
  );
}

function measureReplica(replica: ReplicaReads, registry: Registry): void {
  new Gauge({
    name: 'vatio_replica_delay_seconds',
    help: 'How late the replica is; infinite until it has answered',
    registers: [registry],
    collect() {
      this.set(replica.state.seconds);
    },
  });
  new Gauge({
    name: 'vatio_replica_trusted',
    help: '1 while the replica is read, 0 while it is later than VATIO_DATABASE_READ_SECONDS',
    registers: [registry],
    collect() {
      this.set(Number(replica.state.isTrusted));
    },
  });
}

function nameVersion(registry: Registry): void {
  const { version, commit } = readVersion();
  const info = new Gauge({
    name: 'vatio_info',
    help: 'Version and commit that run',
    labelNames: ['version', 'commit'],
    registers: [registry],
  });
  info.set({ version, commit: commit ?? '' }, 1);
}

/** Compares hashes, which are equally long, so that the time taken tells nothing of the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}
