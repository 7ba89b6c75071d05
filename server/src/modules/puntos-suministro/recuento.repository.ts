import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Filtros, facetas, y } from './filtros.repository.ts';
import { type Parte, puntoVisible } from './visibilidad.repository.ts';

/** Points of each part that have what the facets of the filters ask for. */
export async function sumarRecuento(db: Db, partes: readonly Parte[], filtros: Filtros): Promise<number[]> {
  const sumas = partes.map(
    ({ condicion }) => sql`coalesce(sum(p.puntos) filter (where ${condicion}), 0)::int`,
  );
  const { rows } = await sql<{ cuentas: number[] }>`
    select array[${sql.join(sumas)}] as cuentas
    from punto_suministro_recuento p
    where ${y(facetas(filtros))}
  `.execute(db);
  return rows[0]!.cuentas;
}

export type ValoresDeFiltro = {
  readonly tarifas: string[];
  readonly provincias: string[];
  readonly distribuidoras: string[];
  readonly comerciales: { valor: string; nombre: string }[];
};

/** The values that the visible points have, and so can be filtered by. */
export async function leerFacetas(db: Db, viewer: Viewer): Promise<ValoresDeFiltro> {
  // The recuento does not know whose client each point is.
  const origen =
    viewer.role === 'cliente' ? sql.table('punto_suministro') : sql.table('punto_suministro_recuento');
  const { rows } = await sql<ValoresDeFiltro>`
    with p as materialized (
      select distinct p.tarifa, p.provincia, p.distribuidora, p.comercial_id
      from ${origen} p where ${puntoVisible(viewer)}
    )
    select
      array(select distinct tarifa from p where tarifa is not null order by 1) as tarifas,
      array(select distinct provincia from p where provincia is not null order by 1) as provincias,
      array(select distinct distribuidora from p order by 1) as distribuidoras,
      coalesce((
        select json_agg(json_build_object('valor', c.id, 'nombre', c.nombre) order by c.nombre)
        from comercial c where c.id in (select comercial_id from p)
      ), '[]') as comerciales
  `.execute(db);
  return rows[0]!;
}
