import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { roundedKwh } from '../../platform/list/rounded-sum.ts';
import { puntoVisible } from '../cartera/visibilidad.repository.ts';
import type {} from './tables.ts';

/** A contract of a supply with another house, as far as it is known. */
export type Ajeno = {
  readonly comercializadora: string | null;
  readonly desde: string | null;
  readonly fin: string | null;
};

/** The contract with another house that the client of the point `p` has for it; a join gives it as `a`. */
export const CON_AJENO = sql`left join contrato_ajeno a on a.cups = p.cups and a.cliente_id = p.cliente_id`;

/** What is known of it; null where nothing is. */
export const AJENO = sql<Ajeno | null>`case when a.cups is null then null else
  jsonb_build_object('comercializadora', a.comercializadora, 'desde', a.desde, 'fin', a.fin) end`;

/** The supplies of the viewer whose contract with another house ends within so many days, and what they use. */
export async function sumAjenos(
  db: Db,
  viewer: Viewer,
  { hoy, dias }: { readonly hoy: string; readonly dias: number },
): Promise<{ readonly suministros: number; readonly consumoAnualKwh: number }> {
  const { rows } = await sql<{ suministros: number; consumoAnualKwh: number }>`
    select count(*)::int as suministros, ${roundedKwh(sql`coalesce(sum(p.consumo_anual_kwh), 0)`)} as consumo_anual_kwh
    from contrato_ajeno a join punto_suministro p on p.cups = a.cups and p.cliente_id = a.cliente_id
    where a.fin between ${hoy}::date and ${hoy}::date + ${dias}::int and ${puntoVisible(viewer)}
  `.execute(db);
  return rows[0]!;
}

export async function findAjeno(db: Db, cups: string, clienteId: string): Promise<Ajeno | null> {
  const fila = await db
    .selectFrom('contratoAjeno')
    .select(['comercializadora', 'desde', 'fin'])
    .where('cups', '=', cups)
    .where('clienteId', '=', clienteId)
    .forUpdate()
    .executeTakeFirst();
  return fila ?? null;
}

/** Writes it; null takes it away. */
export async function putAjeno(
  db: Db,
  {
    cups,
    clienteId,
    ajeno,
  }: { readonly cups: string; readonly clienteId: string; readonly ajeno: Ajeno | null },
): Promise<void> {
  if (!ajeno) {
    await db.deleteFrom('contratoAjeno').where('cups', '=', cups).execute();
    return;
  }
  const fila = { ...ajeno, clienteId, actualizadoEn: new Date() };
  await db
    .insertInto('contratoAjeno')
    .values({ cups, ...fila })
    .onConflict((conflict) => conflict.column('cups').doUpdateSet(fila))
    .execute();
}

/** The suppliers by the names that the house writes, those whose products it sells and those of its clients. */
export async function listComercializadoras(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select comercializadora as nombre from producto
    union select comercializadora from contrato_ajeno where comercializadora is not null order by 1
  `.execute(db);
  return rows.map(({ nombre }) => nombre);
}
