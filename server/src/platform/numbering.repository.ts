import { sql } from 'kysely';
import type { Db } from './database.ts';

type Serie = 'AN' | 'CT' | 'EX' | 'IN' | 'LQ' | 'P' | 'RC';

/**
 * The next code of a series in a year, such as `CT-2026-0001`. Taken in the transaction that uses it, so that
 * none is skipped.
 */
export async function nextCodigo(db: Db, serie: Serie, anio: number): Promise<string> {
  const [codigo = ''] = await nextCodigos({ db, serie, anio, cuantos: 1 });
  return codigo;
}

/**
 * The next codes of a series in a year, such as `CT-2026-0001`. Taken in the transaction that uses them, so
 * that none is skipped.
 */
export async function nextCodigos({
  db,
  serie,
  anio,
  cuantos,
}: {
  readonly db: Db;
  readonly serie: Serie;
  readonly anio: number;
  readonly cuantos: number;
}): Promise<string[]> {
  const { ultimo } = await db
    .insertInto('numeracion')
    .values({ serie, anio, ultimo: cuantos })
    .onConflict((conflict) =>
      conflict.columns(['serie', 'anio']).doUpdateSet({ ultimo: sql`numeracion.ultimo + ${cuantos}` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return Array.from(
    { length: cuantos },
    (_, i) => `${serie}-${anio}-${String(ultimo - cuantos + 1 + i).padStart(4, '0')}`,
  );
}
