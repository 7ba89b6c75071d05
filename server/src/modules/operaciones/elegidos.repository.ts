import type { Ensayo } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Rows chosen in a list, those that the viewer sees, in the words of its tables. */
export type Elegidos = {
  readonly id: RawBuilder<unknown>;
  /** What a person knows each by, and what tells it from others of that name. */
  readonly nombre: RawBuilder<unknown>;
  readonly detalle: RawBuilder<unknown>;
  /** From `from` on. */
  readonly desde: RawBuilder<unknown>;
};

type Elegido = Pick<Ensayo['filas'][number], 'id' | 'nombre' | 'detalle'>;

/** At most so many, by identifier: always in the same order. */
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
