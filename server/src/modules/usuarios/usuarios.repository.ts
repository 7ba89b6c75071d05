import { type QueryOf, type usuarios, usuariosList } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { found } from '../../platform/list/found.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';

export type FilaUsuario = Omit<usuarios.Usuario, 'creado' | 'acciones'> & {
  creadoEn: string;
  /** True when nobody who administers would be left without it. */
  unicoAdmin: boolean;
};

const FILAS = sql`
  select u.id, u.nombre, u.nombre_usuario, u.email, u.rol, u.estado, u.creado_en,
    exists (
      select from enlace_acceso e where e.usuario_id = u.id and e.motivo = 'invitacion' and u.estado = 'pendiente'
    ) as invitado,
    s.ultima_entrada, s.sesiones,
    exists (select from segundo_paso p where p.usuario_id = u.id and p.secreto is not null) as segundo_paso,
    exists (select from identidad_enlazada i where i.usuario_id = u.id) as identidad_enlazada,
    (select json_build_object('id', r.id, 'nombre', r.nombre) from comercial r where r.usuario_id = u.id) as comercial,
    coalesce((
      select json_agg(json_build_object('id', c.id, 'nombre', c.nombre) order by c.nombre)
      from cliente c where c.usuario_id = u.id and c.borrado_en is null
    ), '[]') as clientes,
    u.rol = 'admin' and u.estado = 'activo' and not exists (
      select from usuario o where o.rol = 'admin' and o.estado = 'activo' and o.id <> u.id
    ) as unico_admin
  from usuario u cross join lateral (
    select max(creada_en) as ultima_entrada, (count(*) filter (where terminada_en is null))::int as sesiones
    from sesion where usuario_id = u.id
  ) s`;

const LIST: ListSql<typeof usuariosList> = {
  fields: {
    nombre: { filter: sql`f.nombre`, sort: { filled: sql`f.nombre collate "es-x-icu"` } },
    nombreUsuario: sql`f.nombre_usuario`,
    email: { filter: sql`f.email`, sort: { filled: sql`f.email` } },
    rol: sql`f.rol`,
    estado: sql`f.estado`,
    invitado: sql`f.invitado`,
    sesiones: sql`f.sesiones`,
    creado: { filter: { instant: sql`f.creado_en` }, sort: { filled: sql`f.creado_en` } },
    entrada: { filter: { instant: sql`f.ultima_entrada` }, sort: sql`f.ultima_entrada` },
  },
  chosen: chosenByUuid(sql`f.id`),
  search: (q) => searchSql(q, sql`concat_ws(' ', f.nombre, f.nombre_usuario, f.email)`),
};

/** Only administrators can list accounts. */
const SORTS = listSorts(usuariosList, LIST, { role: 'admin' });

type Filtros = Omit<QueryOf<typeof usuarios.list>, 'page' | 'limit' | 'sort'>;

function desde(filtros: Filtros, viewer: Viewer): RawBuilder<unknown> {
  return sql`from (${FILAS}) f where ${listWhere({ list: usuariosList, sql: LIST }, filtros, viewer)}`;
}

/** The accounts that somebody asked for and an administrator has not approved; those invited wait for the invited. */
export function cuentasEnEspera(): RawBuilder<unknown> {
  return sql`
    select count(*) from usuario u
    where u.estado = 'pendiente'
      and not exists (select from enlace_acceso e where e.usuario_id = u.id and e.motivo = 'invitacion')
  `;
}

/** Lists accounts, for administrators only. */
export async function listUsuarios(
  db: Db,
  viewer: Viewer,
  { page, limit, sort = usuariosList.usualSort, ...filtros }: QueryOf<typeof usuarios.list>,
): Promise<{ rows: FilaUsuario[]; count: number; total: number }> {
  const pagina = sql<FilaUsuario>`
    select * ${desde(filtros, viewer)}
    order by ${orderBy(sort, SORTS, sql`f.id`)} limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const cuentas = countRows<Filtros>({
    db,
    filters: filtros,
    scope: {},
    from: (otros) => desde(otros, viewer),
  });
  const [{ rows }, contadas] = await Promise.all([pagina, cuentas]);
  return { rows, ...contadas };
}

/** The accounts that a field offers, the house's before those of clients, or those that it has to name. */
export async function listOpciones(db: Db, { q, ids, limit }: QueryOf<typeof usuarios.options>) {
  const condition = ids
    ? sql`u.id = any(${ids.filter(isUuid)}::uuid[])`
    : searchSql(q, sql`concat_ws(' ', u.nombre, u.nombre_usuario, u.email)`);
  const { rows } = await sql<usuarios.Opcion>`
    select u.id, u.nombre, u.email from usuario u where ${condition}
    order by u.rol = 'cliente', u.nombre collate "es-x-icu", u.id limit ${limit + 1}
  `.execute(db);
  return found(rows, limit);
}

export function consultaUsuarios(
  viewer: Viewer,
  filtros: Filtros,
  sort: string = usuariosList.usualSort,
): CursorQuery<FilaUsuario> {
  return { filas: sql`select * ${desde(filtros, viewer)}`, orden: orderBy(sort, SORTS, sql`f.id`) };
}

/** The accounts that somebody marked, or all that match the list's filters. */
export function elegidosDe(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): Elegidos {
  return {
    id: sql`f.id`,
    nombre: sql`f.nombre`,
    detalle: sql`f.email`,
    desde: filtros
      ? desde(filtros, viewer)
      : sql`from (${FILAS}) f where f.id = any(${(ids ?? []).filter(isUuid)}::uuid[])`,
  };
}

export async function findFila(db: Db, id: string): Promise<FilaUsuario | undefined> {
  const { rows } = await sql<FilaUsuario>`${FILAS} where u.id::text = ${id}`.execute(db);
  return rows[0];
}

/** The number of the lock is arbitrary, but nothing else may take it. */
const LOCK = 7_364_032;

/** Accounts change one at a time, so that two administrators cannot remove each other. */
export async function lockCuentas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

/** Unties an account from a client; false when it was not tied. */
export async function unlinkCliente(db: Db, usuarioId: string, clienteId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cliente set usuario_id = null where id::text = ${clienteId} and usuario_id = ${usuarioId}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Ties an account to a client; false when the client does not exist or has another account. */
export async function linkCliente(db: Db, usuarioId: string, clienteId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cliente set usuario_id = ${usuarioId}
    where id::text = ${clienteId} and borrado_en is null and (usuario_id is null or usuario_id = ${usuarioId})
  `.execute(db);
  return numAffectedRows === 1n;
}
