import { type Insertable, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { puntoVisible } from '../cartera/visibilidad.repository.ts';

export type NuevaFactura = Insertable<Tables['facturaRecibida']>;

/** Those of the supply points that the viewer sees, each with its client, held so that nothing erases it meanwhile. */
export async function lockPuntosDeFacturas(
  trx: Db,
  viewer: Viewer,
  cups: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ cups: string; clienteId: string | null }>`
    select p.cups, p.cliente_id from punto_suministro p
    where p.cups = any(${[...cups]}::text[]) and ${puntoVisible(viewer)} order by p.cups for share
  `.execute(trx);
  return new Map(rows.map((row) => [row.cups, row.clienteId]));
}

/** Keeps and reviews the bills of a supply one after another, because each looks at those around it. */
export async function lockFacturasOf(trx: Db, cups: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`facturas de ${cups}`}))`.execute(trx);
}

type Sabida = Pick<NuevaFactura, 'cups' | 'fuente' | 'desde' | 'hasta' | 'totalEur'> & {
  readonly numero?: string | null;
};

/**
 * The bill that was kept before: of the same supply and number or, where one of both has none, of the same days and total.
 * Those of a supplier and those of a distributor do not count for each other.
 */
export async function findRepetida(trx: Db, { cups, fuente, ...factura }: Sabida) {
  const { numero = null, desde, hasta, totalEur } = factura;
  const { rows } = await sql<{ id: string; numero: string | null }>`
    select f.id, f.numero from factura_recibida f
    where f.borrada_en is null and f.cups = ${cups} and (f.fuente = 'f1') = ${fuente === 'f1'} and (
      f.numero = ${numero} or (f.numero is null or ${numero}::text is null)
        and f.desde = ${desde} and f.hasta = ${hasta} and f.total_eur = ${totalEur})
    order by f.numero = ${numero} desc nulls last limit 1
  `.execute(trx);
  return rows[0];
}

export async function insertFactura(trx: Db, factura: NuevaFactura): Promise<string> {
  const { id } = await trx
    .insertInto('facturaRecibida')
    .values(factura)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const AT_ONCE = 500;

/** Keeps those whose number was not there, and answers their identifiers. */
export async function insertFacturas(trx: Db, facturas: readonly NuevaFactura[]): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < facturas.length; i += AT_ONCE) {
    const rows = await trx
      .insertInto('facturaRecibida')
      .values(facturas.slice(i, i + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

export async function setRemoved(trx: Db, ids: readonly string[], removed: boolean): Promise<void> {
  await trx
    .updateTable('facturaRecibida')
    .set({ borradaEn: removed ? new Date() : null })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** What a restored bill is compared with, and who brought it. */
export async function lockFactura(trx: Db, id: string) {
  return trx
    .selectFrom('facturaRecibida')
    .select(['id', 'cups', 'fuente', 'numero', 'desde', 'hasta', 'totalEur', 'creadaPor', 'borradaEn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What the account kept at once and has not been taken back. */
export async function lockLote(trx: Db, lote: string, usuarioId: string) {
  return trx
    .selectFrom('facturaRecibida')
    .select(['id', 'cups'])
    .where('lote', '=', lote)
    .where('creadaPor', '=', usuarioId)
    .where('borradaEn', 'is', null)
    .forUpdate()
    .execute();
}
