import { type QueryOf, type tareas, tareasList } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { servedList, shown } from '../../platform/list/served-list.ts';
import { coded, day, named, plain, worded } from '../../platform/sheet/column.ts';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { tareaPropia, tareaVisible } from '../cartera/tarea-visible.repository.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';

type Tarea = tareas.Tarea;
type Filtros = Omit<QueryOf<typeof tareas.list>, 'page' | 'limit' | 'sort'>;

const ENCARGADO = sql`coalesce(r.nombre, u.nombre)`;
const CUPS = sql<string | null>`case when t.cliente_id is null or c.id is not null then t.cups end`;
const CUANDO = sql`(t.fecha + coalesce(t.hora, time '00:00'))`;
const VENCIDA = sql<SqlBool>`(t.hecha_en is null and t.fecha < ${TODAY_IN_SPAIN})`;

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

const ROW = {
  id: sql<string>`t.id`,
  fecha: shown(sql<string>`t.fecha`, day('fecha')),
  hora: shown(sql<string | null>`to_char(t.hora, 'HH24:MI')`, plain('hora')),
  tipo: shown(
    sql<Tarea['tipo']>`t.tipo`,
    worded('tipo', { llamada: 'llamada', visita: 'visita', recordatorio: 'recordatorio' }),
  ),
  titulo: shown(sql<string>`t.titulo`, plain('queHayQueHacer')),
  encargado: shown(
    sql<
      Tarea['encargado']
    >`json_build_object('id', coalesce(t.comercial_id, t.usuario_id), 'nombre', ${ENCARGADO})`,
    named('deQuien'),
  ),
  cliente: shown(
    sql<
      Tarea['cliente']
    >`case when c.id is not null then json_build_object('id', c.id, 'nombre', c.nombre) end`,
    named('cliente'),
  ),
  cups: shown(CUPS, plain('cups')),
  contrato: shown(
    sql<
      Tarea['contrato']
    >`case when k.id is not null then json_build_object('id', k.id, 'codigo', k.codigo) end`,
    coded('contrato'),
  ),
  nota: shown(sql<string>`t.nota`, plain('nota')),
  recurrencia: shown(
    sql<Tarea['recurrencia']>`t.recurrencia`,
    worded('seRepite', { ninguna: 'no', semanal: 'semanal', mensual: 'mensual', anual: 'anual' }),
  ),
  estado: shown(
    sql<Tarea['estado']>`case when t.hecha_en is null then 'pendiente' else 'hecha' end`,
    worded('estado', { pendiente: 'pendiente', hecha: 'hecha' }),
  ),
  hechaEn: shown(sql<string | null>`t.hecha_en`, day('hecha')),
  comercialId: sql<string | null>`t.comercial_id`,
  clienteId: sql<string | null>`c.id`,
  contratoId: sql<string | null>`k.id`,
  siguienteId: sql<string | null>`t.siguiente_id`,
  creadaEn: sql<string>`t.creada_en`,
  actualizado: sql<string>`t.actualizado_en`,
  borrada: sql<boolean>`t.borrado_en is not null`,
  version: sql<number>`t.version`,
};

const ESTADO: Readonly<Record<Filtros['estado'], RawBuilder<SqlBool>>> = {
  pendientes: sql`t.hecha_en is null`,
  hechas: sql`t.hecha_en is not null`,
  todas: sql`true`,
};

const isOf = (column: RawBuilder<unknown>, id: string | undefined): RawBuilder<SqlBool> =>
  id === undefined ? sql`true` : isUuid(id) ? sql`${column} = ${id}` : sql`false`;

/** What a task is about keeps its names from whoever no longer sees the client. */
export const TAREAS = servedList({
  list: tareasList,
  whole: ({ estado, papelera, deCliente, deContrato }) => ({ estado, papelera, deCliente, deContrato }),
  as: (viewer) => ({
    from: sql`tarea t
      left join comercial r on r.id = t.comercial_id left join usuario u on u.id = t.usuario_id
      left join cliente c on c.id = t.cliente_id and ${clienteVisible(viewer)}
      left join contrato k on k.id = t.contrato_id and c.id is not null`,
    visible: tareaVisible(viewer),
    sql: LIST,
    row: ROW,
    scope: ({ estado, mias, deCliente, deContrato, papelera }) => [
      papelera ? sql`t.borrado_en is not null` : sql`(t.borrado_en is null and ${ESTADO[estado]})`,
      mias ? tareaPropia(viewer) : sql`true`,
      isOf(sql`c.id`, deCliente),
      isOf(sql`k.id`, deContrato),
    ],
    tiebreak: sql`t.id`,
    changes: { at: sql`t.actualizado_en`, id: sql`t.id` },
  }),
});

/** The marked tasks, or those of the list, that the viewer sees. */
export function elegidosDe(viewer: Viewer, buscados: Buscados<Filtros>): Elegidos {
  return {
    id: sql`t.id`,
    nombre: sql`t.titulo`,
    detalle: sql`coalesce(c.nombre, ${ENCARGADO})`,
    desde: TAREAS.chosen(viewer, buscados),
  };
}

/** More than these in six weeks are no agenda that anybody reads. */
const MAX_DE_AGENDA = 1_000;

export async function listAgenda(
  db: Db,
  viewer: Viewer,
  { desde: primero, hasta, mias, comercial }: QueryOf<typeof tareas.agenda>,
): Promise<{ rows: Tarea[]; more: boolean }> {
  const { rows } = await sql<Tarea>`
    ${TAREAS.select(
      viewer,
      sql`t.borrado_en is null and t.fecha between ${primero} and ${hasta}
        and ${mias ? tareaPropia(viewer) : sql`true`} and ${isOf(sql`t.comercial_id`, comercial)}`,
    )} order by t.fecha, t.hora nulls first, t.titulo, t.id limit ${MAX_DE_AGENDA + 1}
  `.execute(db);
  return found(rows, MAX_DE_AGENDA);
}

/** One task that the viewer sees, deleted or not. */
export async function findTarea(db: Db, viewer: Viewer, id: string): Promise<Tarea | undefined> {
  return isUuid(id) ? TAREAS.find(db, viewer, sql`t.id = ${id}`) : undefined;
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
