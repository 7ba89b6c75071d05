import { type incidencias, incidenciasList } from '@vatio/contract/endpoints';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { servedList, shown } from '../../platform/list/served-list.ts';
import { day, named, plain, worded } from '../../platform/sheet/column.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

type Row = incidencias.IncidenciaRow;

const FROM = sql`incidencia i join cliente c on c.id = i.cliente_id left join comercial r on r.id = c.comercial_id`;

const ROW = {
  id: sql<string>`i.id`,
  codigo: shown(sql<string>`i.codigo`, plain('codigo')),
  asunto: shown(sql<string>`i.asunto`, plain('asunto')),
  estado: shown(
    sql<Row['estado']>`i.estado`,
    worded('estado', { abierta: 'abierta', respondida: 'respondida', cerrada: 'cerrada' }),
  ),
  cliente: shown(sql<Row['cliente']>`json_build_object('id', c.id, 'nombre', c.nombre)`, named('cliente')),
  comercial: shown(
    sql<
      Row['comercial']
    >`case when r.id is not null then json_build_object('id', r.id, 'nombre', r.nombre) end`,
    named('comercial'),
  ),
  creada: shown(sql<string>`i.creada_en`, day('contada')),
  cambiada: shown(sql<string>`i.cambiada_en`, day('ultimoCambio')),
  mensajes: shown(
    sql<number>`(select count(*)::int from incidencia_mensaje m where m.incidencia_id = i.id)`,
    plain('mensajes'),
  ),
};

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

/** The incidents `i` of the clients that the viewer sees. */
export const INCIDENCIAS = servedList({
  list: incidenciasList,
  whole: ({ deCliente }) => ({ deCliente }),
  as: (viewer) => ({
    from: FROM,
    visible: clienteVisible(viewer),
    sql: LIST,
    row: ROW,
    scope: ({ deCliente }) =>
      deCliente ? [isUuid(deCliente) ? sql`i.cliente_id = ${deCliente}` : sql`false`] : [],
    tiebreak: sql`i.id`,
  }),
});

const HILO = sql<incidencias.Incidencia['hilo']>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'texto', m.texto, 'deLaCasa', m.de_la_casa, 'quien', u.nombre, 'cuando', m.creado_en
  ) order by m.orden), '[]')
  from incidencia_mensaje m left join usuario u on u.id = m.usuario_id where m.incidencia_id = i.id
)`;

/** The issues that wait for the house's answer. */
export function abiertas(viewer: Viewer): RawBuilder<unknown> {
  return sql`select count(*) from ${FROM} where i.estado = 'abierta' and ${clienteVisible(viewer)}`;
}

export async function findIncidencia(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<incidencias.Incidencia | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await INCIDENCIAS.select(viewer, sql`i.id = ${id}`, { hilo: HILO }).execute(db);
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
