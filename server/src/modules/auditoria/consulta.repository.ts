import { type auditoria, auditoriaList } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { ListSql } from '../../platform/list/list-sql.ts';
import { type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { cells, identifier, named, plain } from '../../platform/sheet/column.ts';
import { isUuid } from '../../platform/uuid.ts';
import { NOMBRE, queDice } from './nombres.repository.ts';

type Entrada = auditoria.Entrada;

const madrid = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const enTexto = (valor: object | null) => (valor === null ? null : JSON.stringify(valor));

const ROW = {
  cuando: shown(
    sql<string>`a.cuando`,
    cells('cuando', (cuando) => madrid.format(new Date(cuando))),
  ),
  quien: shown(
    sql<Entrada['quien']>`case when a.usuario_id is not null
      then json_build_object('id', a.usuario_id, 'nombre', coalesce(u.nombre, '')) end`,
    cells('quien', (quien) => quien?.nombre || 'Vatio'),
  ),
  usuarioId: shown(sql<string | null>`a.usuario_id`, identifier('idDeQuien')),
  clave: shown(
    sql<Entrada['clave']>`case when a.clave_id is not null
      then json_build_object('id', a.clave_id, 'nombre', coalesce(k.nombre, '')) end`,
    named('claveDeLaApi'),
  ),
  entidad: shown(sql<Entrada['entidad']>`a.entidad`, plain('entidad')),
  entidadId: shown(sql<string>`a.entidad_id`, identifier('id')),
  nombre: shown(sql<string | null>`${NOMBRE}`, plain('nombre')),
  accion: shown(sql<string>`a.accion`, plain('accion')),
  antes: shown(sql<Entrada['antes']>`a.antes`, cells('antes', enTexto)),
  despues: shown(sql<Entrada['despues']>`a.despues`, cells('despues', enTexto)),
  id: sql<number>`a.id`,
};

export type FilaAuditoria = RowOf<typeof ROW>;

/** The text of an entry that a search looks through. */
const TEXTO = sql`concat_ws(' ', u.nombre, k.nombre, a.accion, a.entidad, a.entidad_id, a.antes, a.despues)`;

const LIST: ListSql<typeof auditoriaList> = {
  fields: {
    /** Entries are numbered in the order of their moments, and the number has an index. */
    cuando: { filter: { instant: sql`a.cuando` }, sort: { filled: sql`a.id` } },
    quien: sql`u.nombre`,
    entidad: sql`a.entidad`,
    accion: sql`a.accion`,
  },
  chosen: (ids) => sql`a.id::text = any(${[...ids]}::text[])`,
  search: (q) => queDice(q, TEXTO),
};

/** Only administrators can ask for the audit. */
export const AUDITORIA = servedList({
  list: auditoriaList,
  // The history of one thing is a list of its own, with its own total.
  whole: ({ entidad, entidadId }) => (entidadId === undefined ? {} : { entidad, entidadId }),
  as: () => ({
    from: sql`auditoria a left join usuario u on u.id = a.usuario_id left join clave_api k on k.id = a.clave_id`,
    visible: sql`true`,
    sql: LIST,
    row: ROW,
    scope: ({ entidadId, quien }) => [
      entidadId ? sql`a.entidad_id = ${entidadId}` : sql`true`,
      quien ? (isUuid(quien) ? sql`a.usuario_id = ${quien}` : sql`false`) : sql`true`,
    ],
    tiebreak: sql`a.id`,
    // The names are looked up for the rows of the page alone.
    pageKey: sql`a.id`,
  }),
});

/**
 * Erases what the entries say of some things or of somebody; what was done, by whom and when remains. Only the
 * law asks for it, and only the transaction of a destruction may do it.
 */
export async function eraseAuditoria(
  db: Db,
  cosas: readonly { readonly entidad: auditoria.Entidad; readonly entidadId: string }[],
  voces: readonly string[],
): Promise<void> {
  const [entidades, ids] = [cosas.map(({ entidad }) => entidad), cosas.map(({ entidadId }) => entidadId)];
  await sql`
    update auditoria a set antes = null, despues = null
    where (antes is not null or despues is not null) and (
      (a.entidad, a.entidad_id) in (select * from unnest(${entidades}::text[], ${ids}::text[]))
      or exists (
        select from unnest(${voces}::text[]) voz where strpos(lower(concat(a.antes, ' ', a.despues)), voz) > 0
      )
    )
  `.execute(db);
}
