import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Condicion } from './filtros.repository.ts';

/**
 * The points a viewer sees, in one or two parts: those of the portfolio that are theirs to see, and the register of points
 * that are nobody's yet. Each population has indexes of its own. The conditions are about `p`: punto_suministro, or its
 * recuento.
 */
export type Parte = {
  readonly registro: boolean;
  readonly poblacion: Condicion;
  /** Which ones of the population; undefined: all. */
  readonly deQuien: Condicion | undefined;
  /** Both. */
  readonly condicion: Condicion;
};

const REGISTRO = parte(true, undefined);

function parte(registro: boolean, deQuien: Condicion | undefined): Parte {
  const poblacion: Condicion = registro ? sql`p.registro` : sql`not p.registro`;
  return {
    registro,
    poblacion,
    deQuien,
    condicion: deQuien ? sql`(${poblacion} and ${deQuien})` : poblacion,
  };
}

/** The representatives whose points an account may see, to be evaluated by the database where it stands. */
function equipo(id: string): RawBuilder<unknown> {
  return sql`(select comerciales_de(${id}))::uuid[]`;
}

function partesDe({ id, role }: Viewer, comerciales: RawBuilder<unknown>): readonly Parte[] {
  switch (role) {
    case 'admin':
      return [parte(false, undefined), REGISTRO];
    case 'comercial':
      return [parte(false, sql`p.comercial_id = any(${comerciales})`), REGISTRO];
    case 'cliente':
      return [parte(false, sql`p.cliente_id = any((select clientes_de(${id}))::uuid[])`)];
  }
}

/**
 * The parts with the team already looked up: PostgreSQL then knows how many points that is before it chooses a way to
 * find them. At a million points it decides between 40 ms and a second.
 */
export async function leerPartesVisibles(db: Db, viewer: Viewer): Promise<readonly Parte[]> {
  if (viewer.role !== 'comercial') return partesDe(viewer, sql`null`);
  const { rows } = await sql<{ comerciales: string[] }>`
    select comerciales_de(${viewer.id}) as comerciales
  `.execute(db);
  return partesDe(viewer, sql`${rows[0]!.comerciales}::uuid[]`);
}

/** Whether the viewer sees the point `p`. */
export function puntoVisible(viewer: Viewer): Condicion {
  const partes = partesDe(viewer, equipo(viewer.id)).map(({ condicion }) => condicion);
  return sql`(${sql.join(partes, sql` or `)})`;
}

/** Whether the viewer sees the client `c`. */
export function clienteVisible({ id, role }: Viewer): Condicion {
  switch (role) {
    case 'admin':
      return sql`c.borrado_en is null`;
    case 'comercial':
      return sql`(c.borrado_en is null and c.comercial_id = any(${equipo(id)}))`;
    case 'cliente':
      return sql`(c.borrado_en is null and c.usuario_id = ${id})`;
  }
}
