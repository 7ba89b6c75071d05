import pg from 'pg';
import { connectionRefusal } from './connection-refusal.ts';
import { type Hosts, hostsOf, type Place, shownPlace, type Wanted } from './database-hosts.ts';
import { errorCode } from './errors.ts';

/** How long a machine has to say what it is; less than a connection may take in all. */
const ANSWER_MS = 2_000;
/** The server stops, starts or takes no writes, so that another machine may be the one that was asked for. */
const ELSEWHERE = /^(57P0[1-3]|25006)$/;

/** Each machine says whether it takes writes. */
type State = { readonly isReplica: boolean; readonly isReadOnly: boolean };

const fits: Readonly<Record<Wanted, (state: State) => boolean>> = {
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isReplica }) => !isReplica,
  standby: ({ isReplica }) => isReplica,
  'prefer-standby': ({ isReplica }) => isReplica,
  any: () => true,
};

/** None of the machines is what was asked for, now: PostgreSQL's code for a connection that could not be made. */
class NoSuchHost extends Error {
  readonly code = '08001';
}

/**
 * Which machine of an address its connections go to. It is looked for once and kept until somebody doubts it: a connection
 * failed, or a write was refused. When another one takes its place, the connections to the former are ended, so that none
 * stays with a machine that no longer answers, or no longer writes.
 */
class HostChoice {
  readonly hosts: Hosts;
  readonly #clients = new Map<pg.Client, Place>();
  #last: Place | undefined;
  #isSure = false;
  #search: Promise<Place> | undefined;

  constructor(hosts: Hosts) {
    this.hosts = hosts;
  }

  choose(): Promise<Place> {
    if (this.#isSure && this.#last) return Promise.resolve(this.#last);
    this.#search ??= this.#find().finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  hold(client: pg.Client, place: Place): void {
    this.#clients.set(client, place);
  }

  release(client: pg.Client): void {
    this.#clients.delete(client);
  }

  /** Looks for the machine again, unless another one was chosen since. */
  doubt(place: Place): void {
    if (this.#isSure && this.#last !== place) return;
    this.#isSure = false;
    this.choose().catch(() => undefined);
  }

  async #find(): Promise<Place> {
    const { places, wanted } = this.hosts;
    // The former one is the first, so that two that will do are not taken by turns.
    const order = [...places].sort((a, b) => Number(b === this.#last) - Number(a === this.#last));
    const told = order.map((place) => ({ place, answer: this.#ask(place) }));
    for (const suits of wanted === 'prefer-standby' ? [fits.standby, fits.any] : [fits[wanted]]) {
      for (const { place, answer } of told) {
        const state = await answer;
        if (!(state instanceof Error) && suits(state)) return this.#take(place);
      }
    }
    const reasons = told.map(async ({ place, answer }) => `${shownPlace(place)}, ${reasonOf(await answer)}`);
    throw new NoSuchHost(`ninguna es lo que se pide (${wanted}): ${(await Promise.all(reasons)).join('; ')}`);
  }

  #take(place: Place): Place {
    this.#last = place;
    this.#isSure = true;
    for (const [client, former] of this.#clients) {
      if (former !== place) client.connection.stream.destroy();
    }
    return place;
  }

  async #ask({ host, port }: Place): Promise<State | Error> {
    const client = new pg.Client({
      connectionString: this.hosts.base,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', () => undefined);
    Object.assign(client, { host, port });
    try {
      await client.connect();
      const { rows } = await client.query<State>(
        `SELECT pg_is_in_recovery() AS "isReplica", current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
      );
      return rows[0] ?? new Error('no dice qué es');
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

function reasonOf(answer: State | Error): string {
  if (answer instanceof Error) return `no se conecta (${errorCode(answer) ?? connectionRefusal(answer)})`;
  if (answer.isReplica) return 'es una réplica';
  return answer.isReadOnly ? 'no admite escrituras' : 'es la principal';
}

const choices = new Map<string, HostChoice>();

function choiceOf(url: string | undefined): HostChoice | undefined {
  if (url === undefined) return undefined;
  const known = choices.get(url);
  if (known) return known;
  const hosts = hostsOf(url);
  if (!hosts) return undefined;
  const choice = new HostChoice(hosts);
  choices.set(url, choice);
  return choice;
}

/**
 * A connection of the driver that understands an address of several machines: it goes to the one that is what the address
 * asks for. All the connections of an address go to the same one.
 */
export class DatabaseClient extends pg.Client {
  readonly #choice: HostChoice | undefined;
  #place: Place | undefined;
  #isLeaving = false;

  constructor(config: pg.ClientConfig = {}) {
    const choice = choiceOf(config.connectionString);
    super(choice ? { ...config, connectionString: choice.hosts.base } : config);
    this.#choice = choice;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error | null, client?: pg.Client) => void): void;
  override connect(
    callback?: (error: Error | null, client?: pg.Client) => void,
  ): Promise<pg.Client> | undefined {
    if (callback) {
      this.#goTo(() => super.connect(callback as () => void)).catch(callback);
      return undefined;
    }
    return this.#goTo(() => super.connect());
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    this.#isLeaving = true;
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  /** Says that the machine of this connection may not be the right one any more. */
  doubtHost(): void {
    if (this.#place) this.#choice?.doubt(this.#place);
  }

  async #goTo<T>(connect: () => T): Promise<Awaited<T>> {
    const choice = this.#choice;
    if (choice) this.#settle(choice, await choice.choose());
    if (this.#isLeaving) throw new Error('Connection terminated');
    return await connect();
  }

  #settle(choice: HostChoice, place: Place): void {
    this.#place = place;
    Object.assign(this, { host: place.host, port: place.port });
    choice.hold(this, place);
    this.connection.on('errorMessage', (error: unknown) => {
      if (ELSEWHERE.test(errorCode(error) ?? '')) this.doubtHost();
    });
    this.once('end', () => {
      choice.release(this);
      if (!this.#isLeaving) this.doubtHost();
    });
  }
}
