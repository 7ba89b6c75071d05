import { setTimeout as sleep } from 'node:timers/promises';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { ColumnNames } from '../platform/column-names.ts';
import { type Db, types } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

/** A database in which a call can be tried and all that it wrote undone. */
export type RevertibleDatabase = {
  readonly db: Db;
  /** Runs a task and rolls it back. `escrito` collects the statements whose changes would have been committed. */
  readonly tryOut: <T>(tarea: (escrito: readonly string[]) => Promise<T>) => Promise<T>;
};

/**
 * Everybody shares one connection: outside `tryOut()` the application's transactions are real, inside they are
 * savepoints of a transaction that is rolled back. Whoever asks for a second connection while holding one waits
 * for ever, as ten such calls at once would do in a pool of ten.
 */
export function openRevertibleDatabase(url: () => Promise<string>): RevertibleDatabase {
  const conexion = new Conexion(url);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: conexion }),
    plugins: [new ColumnNames()],
  });
  return { db, tryOut: (tarea) => conexion.tryOut(tarea) };
}

/** The longest wait, in ms, for work that a call left for later. */
const ESPERA_MS = 1_000;

class Conexion implements PostgresPool {
  readonly #url: () => Promise<string>;
  #cliente: Promise<pg.Client> | undefined;
  #turno: Promise<void> = Promise.resolve();
  /** Statements written by the call under trial; undefined outside one. */
  #escrito: string[] | undefined;

  constructor(url: () => Promise<string>) {
    this.#url = url;
  }

  async connect(): Promise<PostgresPoolClient> {
    const cliente = await this.#open();
    const anterior = this.#turno;
    let giveBack: () => void = () => undefined;
    this.#turno = new Promise((resolve) => {
      giveBack = resolve;
    });
    await anterior;
    return new Prestamo(cliente, this.#escrito, giveBack);
  }

  async end(): Promise<void> {
    await (await this.#open()).end();
  }

  async tryOut<T>(tarea: (escrito: readonly string[]) => Promise<T>): Promise<T> {
    const cliente = await this.#open();
    await cliente.query('BEGIN');
    const escrito: string[] = [];
    this.#escrito = escrito;
    try {
      return await tarea(escrito);
    } finally {
      await this.#queTerminen();
      this.#escrito = undefined;
      await cliente.query('ROLLBACK');
    }
  }

  /** Waits for what the answer did not wait for: queries beside one that failed, and work left for later. */
  async #queTerminen(): Promise<void> {
    const hasta = performance.now() + ESPERA_MS;
    for (let antes: Promise<void> | undefined; antes !== this.#turno && performance.now() < hasta; ) {
      antes = this.#turno;
      await Promise.race([antes, sleep(ESPERA_MS)]);
      await sleep(1);
    }
    this.#turno = Promise.resolve();
  }

  #open(): Promise<pg.Client> {
    this.#cliente ??= this.#url().then(async (connectionString) => {
      const cliente = new pg.Client({ connectionString, types });
      await cliente.connect();
      return cliente;
    });
    return this.#cliente;
  }
}

const ESCRITURA = /\b(insert into|update "?\w+"?( as \w+| \w+)? set|delete from|merge into)\b/i;

/** Holds the connection for one caller at a time. */
class Prestamo implements PostgresPoolClient {
  readonly #cliente: pg.Client;
  readonly #escrito: string[] | undefined;
  readonly release: () => void;
  /** Statements written by the transaction under way; undefined outside one. */
  #enTransaccion: string[] | undefined;

  constructor(cliente: pg.Client, escrito: string[] | undefined, release: () => void) {
    this.#cliente = cliente;
    this.#escrito = escrito;
    this.release = release;
  }

  query<R>(texto: string, valores: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(texto: unknown, valores: readonly unknown[] = []): unknown {
    if (typeof texto !== 'string') throw new Error('The application uses no cursors of the driver');
    if (this.#escrito === undefined) return this.#cliente.query(texto, [...valores]);
    if (/^(begin|start transaction)/i.test(texto)) return this.#begin();
    if (/^commit/i.test(texto)) return this.#keep(this.#escrito);
    if (/^rollback$/i.test(texto)) return this.#rollBack();
    if (this.#enTransaccion) return this.#note(this.#enTransaccion, texto, valores);
    return this.#suelta(this.#escrito, texto, valores);
  }

  #begin() {
    this.#enTransaccion = [];
    return this.#cliente.query('SAVEPOINT suya');
  }

  #keep(escrito: string[]) {
    escrito.push(...(this.#enTransaccion ?? []));
    this.#enTransaccion = undefined;
    return this.#cliente.query('RELEASE suya');
  }

  #rollBack() {
    this.#enTransaccion = undefined;
    return this.#cliente.query('ROLLBACK TO suya; RELEASE suya');
  }

  /** A statement outside a transaction runs in a savepoint, so that its failure does not spoil the rest. */
  async #suelta(escrito: string[], texto: string, valores: readonly unknown[]) {
    await this.#cliente.query('SAVEPOINT una');
    try {
      const answer = await this.#note(escrito, texto, valores);
      await this.#cliente.query('RELEASE una');
      return answer;
    } catch (error) {
      await this.#cliente.query('ROLLBACK TO una; RELEASE una');
      throw error;
    }
  }

  async #note(escrito: string[], texto: string, valores: readonly unknown[]) {
    const answer = await this.#cliente.query(texto, [...valores]);
    if (ESCRITURA.test(texto) && answer.rowCount !== 0) escrito.push(texto);
    return answer;
  }
}
