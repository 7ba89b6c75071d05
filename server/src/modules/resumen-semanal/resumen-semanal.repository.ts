import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { endsWithin } from '../cartera/contrato-por-acabar.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';

export type Lector = {
  readonly id: string;
  readonly role: Viewer['role'];
  readonly nombre: string;
  readonly email: string;
};

/** Takes somebody who wants the summary of the week of that Monday and has none, and marks it, so that nobody else writes it. */
export async function takeLector(trx: Db, lunes: string): Promise<Lector | undefined> {
  const { rows } = await sql<Lector>`
    update resumen_semanal set semana = ${lunes}::date from (
      select r.usuario_id, u.rol as role, u.nombre, u.email
      from resumen_semanal r join usuario u on u.id = r.usuario_id
      where u.estado = 'activo' and u.rol <> 'cliente' and coalesce(r.semana < ${lunes}::date, true)
      order by r.usuario_id limit 1 for update of r skip locked
    ) t where resumen_semanal.usuario_id = t.usuario_id
    returning t.usuario_id as id, t.role, t.nombre, t.email
  `.execute(trx);
  return rows[0];
}

type Citado = { readonly codigo: string; readonly cliente: string; readonly fecha: string };

/** A mail names no more than these of each kind, and says how many there are. */
const MAX = 8;

export type Citados = { readonly rows: readonly Citado[]; readonly count: number };

/** The active contracts that end within 30 days of that one and that nothing follows. */
export function findPorAcabar(db: Db, viewer: Viewer, hoy: string): Promise<Citados> {
  return citados(
    db,
    sql`select k.codigo, c.nombre as cliente, k.fecha_fin as fecha from contrato k join cliente c on c.id = k.cliente_id
      where ${contratoVisible(viewer)} and ${endsWithin({ hoy, dias: 30 })}`,
  );
}

/** The contracts that were signed in the seven days before that one. */
export function findFirmados(db: Db, viewer: Viewer, lunes: string): Promise<Citados> {
  return citados(
    db,
    sql`select k.codigo, c.nombre as cliente, k.fecha_firma as fecha from contrato k join cliente c on c.id = k.cliente_id
      where ${contratoVisible(viewer)} and k.borrado_en is null and k.comercial <> 'cancelado'
        and k.fecha_firma >= ${lunes}::date - 7 and k.fecha_firma < ${lunes}::date`,
  );
}

async function citados(db: Db, query: ReturnType<typeof sql>): Promise<Citados> {
  const { rows } = await sql<Citado & { readonly count: number }>`
    select *, count(*) over ()::int as count from (${query}) t order by fecha, codigo limit ${MAX}
  `.execute(db);
  return { rows, count: rows[0]?.count ?? 0 };
}
