import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';

export type Condicion = RawBuilder<SqlBool>;

/**
 * The points that a viewer sees, in one or two parts: those of the portfolio that they may see, and the
 * register of points that belong to nobody yet. Each part has indexes of its own. The conditions are about `p`,
 * which is `punto_suministro` or its recuento.
 */
export type Parte = {
  readonly registro: boolean;
  readonly poblacion: Condicion;
  /** Undefined means that the viewer sees all of the part. */
  readonly deQuien: Condicion | undefined;
  /** The condition of the part and of its owners together. */
  readonly condicion: Condicion;
  /**
   * The same condition, written so that PostgreSQL finds the points by the right index: that of owners or those
   * of the filters.
   */
  readonly alReunir: Condicion;
  /** Whether its points are so few that they are found by their owners. */
  readonly pocos: boolean;
};

const REGISTRO = parte(true, undefined);

function parte(registro: boolean, deQuien: Condicion | undefined, muchos = false): Parte {
  const poblacion: Condicion = registro ? sql`p.registro` : sql`not p.registro`;
  if (!deQuien) {
    return { registro, poblacion, deQuien, condicion: poblacion, alReunir: poblacion, pocos: false };
  }
  return {
    registro,
    poblacion,
    deQuien,
    condicion: sql`(${poblacion} and ${deQuien})`,
    // PostgreSQL takes the two conditions for independent, although one implies the other: given both, it reads
    // a whole index to intersect it with a few points.
    alReunir: muchos ? sql`(${poblacion} and (${deQuien}) is true)` : deQuien,
    pocos: !muchos,
  };
}

/** A subquery of the representatives whose points an account may see. */
function equipo(id: string): RawBuilder<unknown> {
  return sql`(select comerciales_de(${id}))::uuid[]`;
}

function partesDe({ id, role }: Viewer, comerciales: RawBuilder<unknown>, muchos = false): readonly Parte[] {
  switch (role) {
    case 'admin':
      return [parte(false, undefined), REGISTRO];
    case 'comercial':
      return [parte(false, sql`p.comercial_id = any(${comerciales})`, muchos), REGISTRO];
    case 'cliente':
      return [parte(false, sql`p.cliente_id = any((select clientes_de(${id}))::uuid[])`)];
  }
}

/** Up to this many points are found by their owners; beyond it, by the filters of the list. */
export const POCOS = 5_000;

export async function readPartesVisibles(db: Db, viewer: Viewer): Promise<readonly Parte[]> {
  return (await readPartesYTodos(db, viewer)).partes;
}

/** The parts with the number of the points of each, where finding the parts tells it: a representative's team is looked up for them. */
export async function readPartesYTodos(
  db: Db,
  viewer: Viewer,
): Promise<{ readonly partes: readonly Parte[]; readonly todos: readonly number[] | undefined }> {
  if (viewer.role !== 'comercial') return { partes: partesDe(viewer, sql`null`), todos: undefined };
  const { comerciales, suyos, registro } = await readEquipoYPuntos(db, viewer.id);
  return { partes: partesDe(viewer, comerciales, suyos > POCOS), todos: [suyos, registro] };
}

/**
 * Looks the team of a seller up before the query of a list, so that PostgreSQL knows how many points the team has when it
 * chooses its plan: at a million points that decides between 40 ms and a second. The recuento has their number.
 */
async function readEquipoYPuntos(db: Db, usuarioId: string) {
  const { rows } = await sql<{ comerciales: string[]; suyos: number; registro: number }>`
    select e.comerciales,
      coalesce(sum(r.puntos) filter (where not r.registro and r.comercial_id = any(e.comerciales)), 0)::int as suyos,
      coalesce(sum(r.puntos) filter (where r.registro), 0)::int as registro
    from (select comerciales_de(${usuarioId}) as comerciales offset 0) e
      left join punto_suministro_recuento_titular r on true
    group by e.comerciales
  `.execute(db);
  const { comerciales, ...puntos } = rows[0]!;
  return { comerciales: sql`${comerciales}::uuid[]`, ...puntos };
}

/** The team of a seller and the clients of it, counted up to `POCOS + 1`. */
async function readEquipoYClientes(db: Db, usuarioId: string) {
  const { rows } = await sql<{ comerciales: string[]; filas: number }>`
    select e.comerciales, (
      select count(*)::int from (
        select from cliente c where c.comercial_id = any(e.comerciales) limit ${POCOS + 1}
      ) c
    ) as filas
    from (select comerciales_de(${usuarioId}) as comerciales offset 0) e
  `.execute(db);
  const { comerciales, filas } = rows[0]!;
  return { comerciales: sql`${comerciales}::uuid[]`, filas };
}

export function puntoVisible(viewer: Viewer): Condicion {
  const partes = partesDe(viewer, equipo(viewer.id)).map(({ condicion }) => condicion);
  return sql`(${sql.join(partes, sql` or `)})`;
}

/** Whether the client `c` is the viewer's to see, deleted or not. Blocked data are for administrators alone. */
export function clienteSuyo(viewer: Viewer): Condicion {
  return clienteDe(viewer, equipo(viewer.id));
}

function clienteDe({ id, role }: Viewer, comerciales: RawBuilder<unknown>): Condicion {
  switch (role) {
    case 'admin':
      return sql`true`;
    case 'comercial':
      return sql`(c.datos_bloqueados_en is null and c.comercial_id = any(${comerciales}))`;
    case 'cliente':
      return sql`(c.datos_bloqueados_en is null and c.usuario_id = ${id})`;
  }
}

export function clienteVisible(viewer: Viewer): Condicion {
  return sql`(c.borrado_en is null and ${clienteSuyo(viewer)})`;
}

/** The same, with the team looked up before the query; and whether its clients are so few that all of them are best looked at. */
export async function readClientesVisibles(
  db: Db,
  viewer: Viewer,
): Promise<{ readonly visible: Condicion; readonly pocos: boolean }> {
  if (viewer.role !== 'comercial')
    return { visible: clienteVisible(viewer), pocos: viewer.role === 'cliente' };
  const { comerciales, filas } = await readEquipoYClientes(db, viewer.id);
  const visible = sql<SqlBool>`(c.borrado_en is null and ${clienteDe(viewer, comerciales)})`;
  return { visible, pocos: filas <= POCOS };
}

/** Whether the viewer sees the client with that identifier, an `uuid`. */
export function seesCliente(viewer: Viewer, id: RawBuilder<unknown>): Condicion {
  return sql`exists (select from cliente c where c.id = ${id} and ${clienteVisible(viewer)})`;
}

export function seesPunto(viewer: Viewer, cups: RawBuilder<unknown>): Condicion {
  return sql`exists (select from punto_suministro p where p.cups = ${cups} and ${puntoVisible(viewer)})`;
}
