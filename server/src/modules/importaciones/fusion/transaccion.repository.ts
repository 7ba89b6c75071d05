import type pg from 'pg';
import { inTransaction } from '../../../platform/database.ts';
import { errorCode } from '../../../platform/errors.ts';

/** A serialisation failure, a deadlock, and a row that somebody else has just written. */
const POR_COINCIDENCIA = ['40001', '40P01', '23505'];
const INTENTOS = 3;

/**
 * Runs the task as one transaction, and again when another one got in its way: what was staged is still there.
 */
export async function enTransaccion<T>(client: pg.Client, tarea: () => Promise<T>): Promise<T> {
  for (let intento = 1; ; intento++) {
    try {
      return await inTransaction(client, tarea);
    } catch (error) {
      if (intento === INTENTOS || !POR_COINCIDENCIA.includes(errorCode(error) ?? '')) throw error;
    }
  }
}

export async function enEnsayo<T>(client: pg.Client, tarea: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    return await tarea();
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Imports are merged one after another, so that two about the same points cannot deadlock. */
export async function waitForTurn(client: pg.Client): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('importacion'))`);
}
