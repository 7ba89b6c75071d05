import type { Ensayo } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The rows chosen in a list that the viewer sees, in the terms of its tables. */
export type Elegidos = {
  readonly id: RawBuilder<unknown>;
  /** The name of each row, and a detail that tells it from others of that name. */
  readonly nombre: RawBuilder<unknown>;
  readonly detalle: RawBuilder<unknown>;
  /** The SQL from the `from` clause on. */
  readonly desde: RawBuilder<unknown>;
};

type Elegido = Pick<Ensayo['filas'][number], 'id' | 'nombre' | 'detalle'>;

/** Reads at most that many rows by identifier, so that the order is always the same. */
export async function readChosen(
  db: Db,
  { id, nombre, detalle, desde }: Elegidos,
  maximo: number,
): Promise<Elegido[]> {
  const { rows } = await sql<Elegido>`
    select ${id} as id, ${nombre} as nombre, ${detalle} as detalle ${desde} order by ${id} limit ${maximo}
  `.execute(db);
  return rows;
}

export async function countChosen(db: Db, { desde }: Elegidos): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${desde}`.execute(db);
  return rows[0]?.count ?? 0;
}
