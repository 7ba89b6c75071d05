import { type auditoria, auditoriaList, type QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { isUuid } from '../../platform/uuid.ts';
import { NOMBRE, queDice } from './nombres.repository.ts';

export type FilaAuditoria = Omit<auditoria.Entrada, 'quien' | 'clave' | 'nombres'> & {
  usuarioId: string | null;
  usuarioNombre: string | null;
  claveId: string | null;
  claveNombre: string | null;
};

type Filtros = Omit<QueryOf<typeof auditoria.list>, 'page' | 'limit' | 'sort'>;

const COLUMNAS = sql`
  a.id, a.cuando, a.usuario_id, u.nombre as usuario_nombre, a.clave_id, k.nombre as clave_nombre, a.entidad, a.entidad_id, ${NOMBRE} as nombre, a.accion,
  a.antes, a.despues`;

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

function buscadas(viewer: Viewer, filtros: Filtros): RawBuilder<SqlBool> {
  const { entidadId, quien } = filtros;
  const condiciones = [listWhere({ list: auditoriaList, sql: LIST }, filtros, viewer)];
  if (entidadId) condiciones.push(sql`a.entidad_id = ${entidadId}`);
  if (quien) condiciones.push(isUuid(quien) ? sql`a.usuario_id = ${quien}` : sql`false`);
  return sql.join(condiciones, sql` and `);
}

const ENTRADAS = sql`
  from auditoria a left join usuario u on u.id = a.usuario_id left join clave_api k on k.id = a.clave_id`;

const desdeAuditoria = (viewer: Viewer, filtros: Filtros) => sql`
  ${ENTRADAS} where ${buscadas(viewer, filtros)}`;

/** Only administrators can ask for the audit. */
const SORTS = listSorts(auditoriaList, LIST, { role: 'admin' });

function claves(sort: string = auditoriaList.usualSort): RawBuilder<unknown> {
  return orderBy(sort, SORTS, sql`a.id`);
}

export async function listAuditoria(
  db: Db,
  viewer: Viewer,
  { page, limit, sort, ...filtros }: QueryOf<typeof auditoria.list>,
): Promise<{ rows: FilaAuditoria[]; count: number; total: number }> {
  // The names are looked up for the rows of the page alone.
  const pagina = sql<FilaAuditoria>`
    select ${COLUMNAS} ${ENTRADAS}
    where a.id in (
      select a.id ${desdeAuditoria(viewer, filtros)} order by ${claves(sort)}
      limit ${limit} offset ${(page - 1) * limit}
    ) order by ${claves(sort)}
  `.execute(db);
  const { entidad, entidadId } = filtros;
  // The history of one thing is a list of its own, with its own total.
  const ambito = entidadId === undefined ? {} : { entidad, entidadId };
  const cuentas = countRows<Filtros>({
    db,
    filters: filtros,
    scope: ambito,
    from: (unos) => desdeAuditoria(viewer, unos),
  });
  const [{ rows }, { count, total }] = await Promise.all([pagina, cuentas]);
  return { rows, count, total };
}

export function consultaAuditoria(
  viewer: Viewer,
  filtros: Filtros,
  sort: string | undefined,
): CursorQuery<FilaAuditoria> {
  return { filas: sql`select ${COLUMNAS} ${desdeAuditoria(viewer, filtros)}`, orden: claves(sort) };
}

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
