import { type QueryOf, type tareas, tareasList } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { found } from '../../platform/list/found.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { isUuid } from '../../platform/uuid.ts';
import { tareaPropia, tareaVisible } from '../cartera/tarea-visible.repository.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';

/** A task as the database gives it to one viewer. */
export type FilaTarea = Omit<tareas.Tarea, 'estado' | 'encargado' | 'cliente' | 'contrato'> & {
  readonly usuarioId: string | null;
  readonly encargadoNombre: string;
  readonly clienteNombre: string | null;
  readonly contratoCodigo: string | null;
};

export type Filtros = Omit<QueryOf<typeof tareas.list>, 'page' | 'limit' | 'sort'>;

/** What the task is about keeps its names from whoever no longer sees the client. */
const desde = (viewer: Viewer) => sql`tarea t
  left join comercial r on r.id = t.comercial_id left join usuario u on u.id = t.usuario_id
  left join cliente c on c.id = t.cliente_id and ${clienteVisible(viewer)}
  left join contrato k on k.id = t.contrato_id and c.id is not null`;

const ENCARGADO = sql`coalesce(r.nombre, u.nombre)`;
const CUPS = sql`case when t.cliente_id is null or c.id is not null then t.cups end`;
const CUANDO = sql`(t.fecha + coalesce(t.hora, time '00:00'))`;

const CAMPOS = sql`
  t.id, t.tipo, t.titulo, t.nota, t.fecha, to_char(t.hora, 'HH24:MI') as hora, t.recurrencia, t.comercial_id,
    t.usuario_id, ${ENCARGADO} as encargado_nombre, c.id as cliente_id, c.nombre as cliente_nombre, ${CUPS} as cups,
    k.id as contrato_id, k.codigo as contrato_codigo, t.hecha_en, t.siguiente_id, t.creada_en,
    t.borrado_en is not null as borrada, t.version`;

const VENCIDA = sql<SqlBool>`(t.hecha_en is null and t.fecha < (now() at time zone 'Europe/Madrid')::date)`;

const LIST: ListSql<typeof tareasList> = {
  fields: {
    titulo: { filter: sql`t.titulo`, sort: { filled: sql`t.titulo` } },
    tipo: { filter: sql`t.tipo`, sort: { filled: sql`t.tipo` } },
    fecha: { filter: sql`t.fecha`, sort: { filled: CUANDO } },
    comercial: { filter: sql`t.comercial_id`, sort: ENCARGADO },
    cliente: { filter: sql`c.nombre`, sort: sql`c.nombre` },
    cups: CUPS,
    contrato: sql`k.codigo`,
    nota: sql`t.nota`,
    recurrencia: sql`t.recurrencia`,
    vencida: { column: VENCIDA, filled: true },
    hecha: { filter: { instant: sql`t.hecha_en` }, sort: sql`t.hecha_en` },
    creada: { filter: { instant: sql`t.creada_en` }, sort: { filled: sql`t.creada_en` } },
  },
  chosen: chosenByUuid(sql`t.id`),
  search: (q) =>
    searchSql(q, sql`(concat_ws(' ', t.titulo, t.nota, c.nombre, ${CUPS}, k.codigo) collate "default")`),
};

const ESTADO: Readonly<Record<Filtros['estado'], RawBuilder<SqlBool>>> = {
  pendientes: sql`t.hecha_en is null`,
  hechas: sql`t.hecha_en is not null`,
  todas: sql`true`,
};

const isOf = (column: RawBuilder<unknown>, id: string | undefined): RawBuilder<SqlBool> =>
  id === undefined ? sql`true` : isUuid(id) ? sql`${column} = ${id}` : sql`false`;

/** The tasks `t` that the viewer sees and that match the filters. */
function condicion(viewer: Viewer, filtros: Filtros): RawBuilder<SqlBool> {
  const { estado, mias, deCliente, deContrato, papelera } = filtros;
  const condiciones = [
    tareaVisible(viewer),
    papelera ? sql`t.borrado_en is not null` : sql`(t.borrado_en is null and ${ESTADO[estado]})`,
    mias ? tareaPropia(viewer) : sql`true`,
    isOf(sql`c.id`, deCliente),
    isOf(sql`k.id`, deContrato),
    listWhere({ list: tareasList, sql: LIST }, filtros, viewer),
  ];
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

function ordenDe(sort: string = tareasList.usualSort, viewer: Viewer): RawBuilder<unknown> {
  return orderBy(sort, listSorts(tareasList, LIST, viewer), sql`t.id`);
}

export function filas(viewer: Viewer, cuales: RawBuilder<SqlBool>): RawBuilder<FilaTarea> {
  return sql<FilaTarea>`select ${CAMPOS} from ${desde(viewer)} where ${cuales}`;
}

export async function listTareas(
  db: Db,
  viewer: Viewer,
  { page, limit, sort, ...filtros }: QueryOf<typeof tareas.list>,
): Promise<{ rows: FilaTarea[]; count: number; total: number }> {
  const { estado, papelera, deCliente, deContrato } = filtros;
  const [{ rows }, cuentas] = await Promise.all([
    sql<FilaTarea>`${filas(viewer, condicion(viewer, filtros))} order by ${ordenDe(sort, viewer)}
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countRows<Filtros>({
      db,
      filters: filtros,
      scope: { estado, papelera, deCliente, deContrato },
      from: (unos) => sql`from ${desde(viewer)} where ${condicion(viewer, unos)}`,
    }),
  ]);
  return { rows, ...cuentas };
}

export async function groupTareas(db: Db, viewer: Viewer, query: QueryOf<typeof tareas.groups>) {
  const from = (filtros: Filtros) => sql`from ${desde(viewer)} where ${condicion(viewer, filtros)}`;
  return listGroups({ db, viewer, query, from, list: tareasList, sql: LIST });
}

/** The marked tasks, or those of the list, that the viewer sees. */
export function elegidosDe(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): Elegidos {
  const cuales = filtros
    ? condicion(viewer, filtros)
    : sql`t.id = any(${(ids ?? []).filter(isUuid)}::uuid[]) and ${tareaVisible(viewer)}`;
  return {
    id: sql`t.id`,
    nombre: sql`t.titulo`,
    detalle: sql`coalesce(c.nombre, ${ENCARGADO})`,
    desde: sql`from ${desde(viewer)} where ${cuales}`,
  };
}

export function consultaTareas(viewer: Viewer, filtros: Filtros, sort?: string): CursorQuery<FilaTarea> {
  return { filas: filas(viewer, condicion(viewer, filtros)), orden: ordenDe(sort, viewer) };
}

/** More than these in six weeks are no agenda that anybody reads. */
const MAX_DE_AGENDA = 1_000;

export async function listAgenda(
  db: Db,
  viewer: Viewer,
  { desde: primero, hasta, mias, comercial }: QueryOf<typeof tareas.agenda>,
): Promise<{ rows: FilaTarea[]; more: boolean }> {
  const { rows } = await sql<FilaTarea>`
    ${filas(
      viewer,
      sql`${tareaVisible(viewer)} and t.borrado_en is null and t.fecha between ${primero} and ${hasta}
        and ${mias ? tareaPropia(viewer) : sql`true`} and ${isOf(sql`t.comercial_id`, comercial)}`,
    )} order by t.fecha, t.hora nulls first, t.titulo, t.id limit ${MAX_DE_AGENDA + 1}
  `.execute(db);
  return found(rows, MAX_DE_AGENDA);
}

/** One task that the viewer sees, deleted or not. */
export async function findTarea(db: Db, viewer: Viewer, id: string): Promise<FilaTarea | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await filas(viewer, sql`t.id = ${id} and ${tareaVisible(viewer)}`).execute(db);
  return rows[0];
}

/** How many of the viewer's own pending tasks are for that day, and how many for days before it. */
export function ownDue(viewer: Viewer, day: string): RawBuilder<unknown> {
  return sql`
    select count(*) filter (where t.fecha = ${day}) as today, count(*) filter (where t.fecha < ${day}) as late
    from tarea t
    where t.borrado_en is null and t.hecha_en is null and t.fecha <= ${day}
      and ${tareaVisible(viewer)} and ${tareaPropia(viewer)}
  `;
}
