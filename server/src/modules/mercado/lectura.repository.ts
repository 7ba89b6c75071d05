import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type DiaGuardado = {
  readonly dia: string;
  readonly resolucion: 15 | 60;
  readonly valores: readonly (number | null)[];
};

/**
 * The days of a series between two dates, both included, in order: of each the newest publication, with what it leaves blank
 * filled by those before it.
 */
export async function listDias(
  db: Db,
  { serie, desde, hasta }: { readonly serie: string; readonly desde: string; readonly hasta: string },
): Promise<DiaGuardado[]> {
  const publicaciones: DiaGuardado[] = await db
    .selectFrom('valorDeMercado')
    .distinctOn(['dia', 'version'])
    .select(['dia', 'resolucion'])
    // PostgreSQL writes a list as JSON, and it is read, several times faster than as a list.
    .select(sql<(number | null)[]>`array_to_json(valores)`.as('valores'))
    .where('serie', '=', serie)
    .where('dia', '>=', desde)
    .where('dia', '<=', hasta)
    .orderBy('dia')
    .orderBy('version', 'desc')
    .orderBy('revision', 'desc')
    .execute();
  const dias: DiaGuardado[] = [];
  for (const publicacion of publicaciones) {
    const nueva = dias.at(-1);
    if (nueva?.dia !== publicacion.dia) dias.push(publicacion);
    else if (nueva.resolucion === publicacion.resolucion && nueva.valores.includes(null)) {
      const valores = nueva.valores.map((valor, i) => valor ?? publicacion.valores[i] ?? null);
      dias[dias.length - 1] = { ...nueva, valores };
    }
  }
  return dias;
}

export type ResumenDeSerie = {
  readonly serie: string;
  readonly desde: string;
  readonly hasta: string;
  readonly dias: number;
  readonly importadaEn: string;
};

/** What there is of each series. */
export async function listResumenes(db: Db): Promise<ResumenDeSerie[]> {
  return db
    .selectFrom('valorDeMercado')
    .select((eb) => [
      'serie',
      sql<string>`min(dia)`.as('desde'),
      sql<string>`max(dia)`.as('hasta'),
      eb.fn.count<number>('dia').distinct().as('dias'),
      sql<string>`max(importado_en)`.as('importadaEn'),
    ])
    .groupBy('serie')
    .execute();
}
