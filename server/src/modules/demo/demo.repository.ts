import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

const TABLAS = [
  'comercial',
  'cliente',
  'puntoSuministro',
  'fichaSips',
  'consumo',
  'curvaDia',
  'producto',
  'productoVersion',
] as const;

/** The rows of the portfolio by table, each table after those it points at. */
export type Filas = { readonly [T in (typeof TABLAS)[number]]: readonly Insertable<Tables[T]>[] };

/** Whether the business has begun, so that the demo portfolio has no place. */
export async function anyCartera(db: Db): Promise<boolean> {
  const { hay } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('comercial').select('id')),
        exists(selectFrom('cliente').select('id')),
        exists(selectFrom('puntoSuministro').select('cups')),
        exists(selectFrom('producto').select('id')),
      ]).as('hay'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(hay);
}

/** Says which company sells under the brand of the house. */
export async function setEmpresa(db: Db, empresa: Updateable<Tables['marca']>): Promise<void> {
  await db.updateTable('marca').set(empresa).where('predeterminada', '=', true).execute();
}

export async function insertFilas(db: Db, filas: Filas): Promise<void> {
  await db.insertInto('comercial').values(filas.comercial).execute();
  await db.insertInto('cliente').values(filas.cliente).execute();
  await db.insertInto('puntoSuministro').values(filas.puntoSuministro).execute();
  await db.insertInto('fichaSips').values(filas.fichaSips).execute();
  for (const lote of enLotes(filas.consumo)) await db.insertInto('consumo').values(lote).execute();
  for (const lote of enLotes(filas.curvaDia)) await db.insertInto('curvaDia').values(lote).execute();
  await db.insertInto('producto').values(filas.producto).execute();
  await db.insertInto('productoVersion').values(filas.productoVersion).execute();
}

/** What the sample data says to have happened is no news: it is shown, and told to nobody by mail. */
export async function tellNobody(db: Db): Promise<void> {
  await db.updateTable('suceso').set({ repartidoEn: new Date() }).where('repartidoEn', 'is', null).execute();
}

/** The rows are inserted in batches, because PostgreSQL takes 65,535 values in a statement. */
function* enLotes<T>(filas: readonly T[]): Generator<T[]> {
  for (let i = 0; i < filas.length; i += 1000) yield filas.slice(i, i + 1000);
}
