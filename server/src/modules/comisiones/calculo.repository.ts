import type { ReglaComision } from '@vatio/domain';
import { type Selectable, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { ReglaTable } from './tables.ts';

/** Every rule outside the bin, as the domain takes it. */
export async function reglasDelDominio(db: Db): Promise<ReglaComision[]> {
  const filas = await db.selectFrom('reglaComision').selectAll().where('borradoEn', 'is', null).execute();
  return filas.map(enDominio);
}

export function enDominio(fila: Selectable<ReglaTable>): ReglaComision {
  const { id, productoId, comercializadora, tarifa, tipo, reparto, desde, hasta } = fila;
  return {
    id,
    productoId,
    comercializadora,
    tarifa,
    tipo,
    reparto,
    desde,
    hasta,
    valor: Number(fila.valor),
    consumoMwh: bandaDe(fila.consumoDesdeMwh, fila.consumoHastaMwh),
    feeEnergiaEurMwh: bandaDe(fila.feeDesdeEurMwh, fila.feeHastaEurMwh),
  };
}

function bandaDe(desde: string | null, hasta: string | null) {
  if (desde === null && hasta === null) return null;
  return { desde: enNumero(desde), hasta: enNumero(hasta) };
}

function enNumero(texto: string | null): number | null {
  return texto === null ? null : Number(texto);
}

export type Persona = { readonly id: string; readonly nombre: string };

/** The seller and those above them, in order. */
export async function lineaDe(db: Db, comercialId: string): Promise<Persona[]> {
  const { rows } = await sql<Persona>`
    with recursive linea (id, nombre, responsable_id, nivel) as (
      select id, nombre, responsable_id, 1 from comercial where id = ${comercialId}
      union all
      select c.id, c.nombre, c.responsable_id, l.nivel + 1
      from comercial c join linea l on c.id = l.responsable_id where l.nivel < 8
    )
    select id, nombre from linea order by nivel
  `.execute(db);
  return rows;
}

export type Vendedor = Persona & {
  readonly responsableId: string | null;
  readonly usuarioId: string | null;
  /** The shares by level, in per cent, of their own plan or of the default one. */
  readonly reparto: number[];
};

/** Every seller, with their managers and shares. */
export async function findVendedores(db: Db): Promise<Vendedor[]> {
  const { rows } = await sql<Vendedor>`
    select c.id, c.nombre, c.responsable_id, c.usuario_id, coalesce(propio.reparto, general.reparto, '{}') as reparto
    from comercial c
      left join plan_comision propio on propio.id = c.plan_comision_id and propio.borrado_en is null
      left join plan_comision general on general.por_defecto and general.borrado_en is null
  `.execute(db);
  return rows;
}

/** The shares by level, in per cent, of the representative's plan or of the default one. */
export async function repartoDelPlan(db: Db, comercialId: string | null): Promise<number[]> {
  const { rows } = await sql<{ reparto: number[] }>`
    select p.reparto from plan_comision p
    left join comercial c on c.id = ${comercialId}::uuid and c.plan_comision_id = p.id
    where p.borrado_en is null and (p.por_defecto or c.id is not null)
    order by c.id is null limit 1
  `.execute(db);
  return rows[0]?.reparto ?? [];
}

export async function findProductoParaRegla(db: Db, id: string) {
  return db
    .selectFrom('producto')
    .select(['id', 'nombre', 'comercializadora', 'tarifa'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The representatives whose earnings the viewer sees: themselves and their team. Null means all. */
export async function comercialesVisibles(db: Db, { id, role }: Viewer): Promise<string[] | null> {
  if (role === 'admin') return null;
  const { rows } = await sql<{ ids: string[] }>`select comerciales_de(${id}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** The representative to whom the account belongs. */
export async function comercialPropio(db: Db, usuarioId: string): Promise<string | null> {
  const propio = await db
    .selectFrom('comercial')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return propio?.id ?? null;
}
