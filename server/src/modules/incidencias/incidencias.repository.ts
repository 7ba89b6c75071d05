import { type incidencias, incidenciasList, type QueryOf } from '@vatio/contract/endpoints';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

export type Fila = incidencias.IncidenciaRow;

export type Filtros = Omit<QueryOf<typeof incidencias.list>, 'page' | 'limit' | 'sort'>;

const FROM = sql`incidencia i join cliente c on c.id = i.cliente_id left join comercial r on r.id = c.comercial_id`;

const CAMPOS = sql`i.id, i.codigo, i.asunto, i.estado, json_build_object('id', c.id, 'nombre', c.nombre) as cliente,
  case when r.id is not null then json_build_object('id', r.id, 'nombre', r.nombre) end as comercial,
  i.creada_en as creada, i.cambiada_en as cambiada,
  (select count(*)::int from incidencia_mensaje m where m.incidencia_id = i.id) as mensajes`;

const LIST: ListSql<typeof incidenciasList> = {
  fields: {
    codigo: { filter: sql`i.codigo`, sort: { filled: sql`i.codigo` } },
    asunto: { filter: sql`i.asunto`, sort: { filled: sql`i.asunto` } },
    estado: { filter: sql`i.estado`, sort: { filled: sql`i.estado` } },
    cliente: { filter: sql`c.nombre`, sort: { filled: sql`c.nombre` } },
    comercial: { filter: sql`c.comercial_id`, sort: sql`r.nombre` },
    creada: { filter: { instant: sql`i.creada_en` }, sort: { filled: sql`i.creada_en` } },
    cambiada: { filter: { instant: sql`i.cambiada_en` }, sort: { filled: sql`i.cambiada_en` } },
  },
  chosen: chosenByUuid(sql`i.id`),
  search: (q) => searchSql(q, sql`(concat_ws(' ', i.codigo, i.asunto, c.nombre) collate "default")`),
};

/** The incidents `i` of the clients that the viewer sees, and that match the filters. */
function condicion(viewer: Viewer, { deCliente, ...filtros }: Filtros): RawBuilder<SqlBool> {
  const condiciones = [
    clienteVisible(viewer),
    listWhere({ list: incidenciasList, sql: LIST }, filtros, viewer),
  ];
  if (deCliente) condiciones.push(isUuid(deCliente) ? sql`i.cliente_id = ${deCliente}` : sql`false`);
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

function ordenDe(sort: string = incidenciasList.usualSort, viewer: Viewer): RawBuilder<unknown> {
  return orderBy(sort, listSorts(incidenciasList, LIST, viewer), sql`i.id`);
}

const filas = (cuales: RawBuilder<SqlBool>) => sql<Fila>`select ${CAMPOS} from ${FROM} where ${cuales}`;

export async function listIncidencias(
  db: Db,
  viewer: Viewer,
  { page, limit, sort, ...filtros }: QueryOf<typeof incidencias.list>,
): Promise<{ rows: Fila[]; count: number; total: number }> {
  const { deCliente } = filtros;
  const [{ rows }, cuentas] = await Promise.all([
    sql<Fila>`${filas(condicion(viewer, filtros))} order by ${ordenDe(sort, viewer)}
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countRows<Filtros>({
      db,
      filters: filtros,
      scope: { deCliente },
      from: (unos) => sql`from ${FROM} where ${condicion(viewer, unos)}`,
    }),
  ]);
  return { rows, ...cuentas };
}

export async function groupIncidencias(db: Db, viewer: Viewer, query: QueryOf<typeof incidencias.groups>) {
  const from = (filtros: Filtros) => sql`from ${FROM} where ${condicion(viewer, filtros)}`;
  return listGroups({ db, viewer, query, from, list: incidenciasList, sql: LIST });
}

/** The issues that wait for the house's answer. */
export function abiertas(viewer: Viewer): RawBuilder<unknown> {
  return sql`select count(*) from ${FROM} where i.estado = 'abierta' and ${clienteVisible(viewer)}`;
}

export function consultaIncidencias(viewer: Viewer, filtros: Filtros, sort?: string): CursorQuery<Fila> {
  return { filas: filas(condicion(viewer, filtros)), orden: ordenDe(sort, viewer) };
}

export async function findIncidencia(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<incidencias.Incidencia | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<incidencias.Incidencia>`
    select ${CAMPOS}, (
      select coalesce(json_agg(json_build_object(
        'id', m.id, 'texto', m.texto, 'deLaCasa', m.de_la_casa, 'quien', u.nombre, 'cuando', m.creado_en
      ) order by m.orden), '[]')
      from incidencia_mensaje m left join usuario u on u.id = m.usuario_id where m.incidencia_id = i.id
    ) as hilo
    from ${FROM} where i.id = ${id} and ${clienteVisible(viewer)}
  `.execute(db);
  return rows[0];
}

type Locked = {
  readonly id: string;
  readonly codigo: string;
  readonly asunto: string;
  readonly estado: incidencias.Estado;
  /** The account of the client, if it may sign in. */
  readonly cuenta: { readonly id: string; readonly nombre: string; readonly email: string } | null;
};

/** Locks an incident that the viewer sees until the transaction ends. */
export async function lockIncidencia(trx: Db, viewer: Viewer, id: string): Promise<Locked | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Locked>`
    select i.id, i.codigo, i.asunto, i.estado, (
      select json_build_object('id', u.id, 'nombre', u.nombre, 'email', u.email) from usuario u
      where u.id = c.usuario_id and u.estado = 'activo'
    ) as cuenta
    from incidencia i join cliente c on c.id = i.cliente_id
    where i.id = ${id} and ${clienteVisible(viewer)} for update of i
  `.execute(trx);
  return rows[0];
}

/** The client of whom the viewer tells a problem, held so that nothing erases it meanwhile. */
export async function findDeQuien(
  trx: Db,
  viewer: Viewer,
  clienteId: string | null,
): Promise<string | undefined> {
  if (clienteId !== null && !isUuid(clienteId)) return undefined;
  const cual = clienteId === null ? sql`c.usuario_id = ${viewer.id}` : sql`c.id = ${clienteId}`;
  const { rows } = await sql<{ id: string }>`
    select c.id from cliente c where ${cual} and ${clienteVisible(viewer)} order by c.creado_en, c.id limit 1 for share
  `.execute(trx);
  return rows[0]?.id;
}

export async function insertIncidencia(
  trx: Db,
  incidencia: Insertable<Tables['incidencia']>,
): Promise<string> {
  const { id } = await trx
    .insertInto('incidencia')
    .values(incidencia)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertMensaje(
  trx: Db,
  mensaje: Insertable<Tables['incidenciaMensaje']>,
): Promise<void> {
  await trx.insertInto('incidenciaMensaje').values(mensaje).execute();
}

export async function setEstado(trx: Db, id: string, estado: incidencias.Estado): Promise<void> {
  await trx.updateTable('incidencia').set({ estado, cambiadaEn: new Date() }).where('id', '=', id).execute();
}
