import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The next numbers of a series in a year, `CT-2026-0001`. In the transaction that uses them: none is skipped. */
export async function siguientesCodigos(
  db: Db,
  serie: 'CT' | 'LQ' | 'P',
  anio: number,
  cuantos: number,
): Promise<string[]> {
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
