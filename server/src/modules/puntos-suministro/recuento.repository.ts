import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Filtros, facetas, singulares, y } from './filtros.repository.ts';
import { type Parte, partesVisibles, puntoVisible } from './visibilidad.repository.ts';

/**
 * Points counted one by one before giving up, in each part. Measured at a million points: finding 5.000 through the
 * index of words takes some 30 ms, all those of a common word over a second.
 */
export const CONTADOS_COMO_MUCHO = 5_000;

/** How many points of a part there are; one more than CONTADOS_COMO_MUCHO stands for "more". */
export type Cuenta = { readonly puntos: number; readonly exacta: boolean };

export async function contar(db: Db, viewer: Viewer, filtros: Filtros): Promise<Cuenta[]> {
  const partes = partesVisibles(viewer);
  const loDiceElRecuento = singulares(filtros).length === 0 && viewer.role !== 'cliente';
  const cuentas = loDiceElRecuento
    ? await sumarRecuento(db, partes, filtros)
    : await contarPuntos(db, partes, filtros);
  return cuentas.map((puntos) => ({
    puntos,
    exacta: loDiceElRecuento || puntos <= CONTADOS_COMO_MUCHO,
  }));
}

async function sumarRecuento(db: Db, partes: readonly Parte[], filtros: Filtros): Promise<number[]> {
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

async function contarPuntos(db: Db, partes: readonly Parte[], filtros: Filtros): Promise<number[]> {
  const buscado = y([...facetas(filtros), ...singulares(filtros)]);
  const cuentas = partes.map(
    ({ condicion }) => sql`(
      select count(*)::int from (
        select from punto_suministro p where ${condicion} and ${buscado} limit ${CONTADOS_COMO_MUCHO + 1}
      ) as contados
    )`,
  );
  const { rows } = await sql<{ cuentas: number[] }>`
    select array[${sql.join(cuentas)}] as cuentas
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
