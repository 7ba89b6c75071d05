import { type QueryOf, type usuarios, usuariosList } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { cells, day, identifier, named, plain, worded } from '../../platform/sheet/column.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';

type Usuario = usuarios.Usuario;

const INVITADO = sql<boolean>`exists (
  select from enlace_acceso e where e.usuario_id = u.id and e.motivo = 'invitacion' and u.estado = 'pendiente'
)`;

const ESTADOS = { activo: 'activa', bloqueado: 'bloqueada', pendiente: 'pendiente' } as const;

const ROW = {
  nombre: shown(sql<string>`u.nombre`, plain('nombre')),
  nombreUsuario: shown(sql<string>`u.nombre_usuario`, plain('usuario')),
  email: shown(sql<string>`u.email`, plain('correo')),
  rol: shown(
    sql<Usuario['rol']>`u.rol`,
    worded('rol', { admin: 'administracion', comercial: 'comercial', cliente: 'cliente' }),
  ),
  situacion: shown(
    sql<Usuario['estado'] | 'invitado'>`case when ${INVITADO} then 'invitado' else u.estado end`,
    worded('estado', { ...ESTADOS, invitado: 'conInvitacion' }),
  ),
  comercial: shown(
    sql<Usuario['comercial']>`(
      select json_build_object('id', r.id, 'nombre', r.nombre) from comercial r where r.usuario_id = u.id
    )`,
    named('comercial'),
  ),
  clientes: shown(
    sql<Usuario['clientes']>`coalesce((
      select json_agg(json_build_object('id', c.id, 'nombre', c.nombre) order by c.nombre)
      from cliente c where c.usuario_id = u.id and c.borrado_en is null
    ), '[]')`,
    cells('clientes', (clientes) => clientes.map(({ nombre }) => nombre).join(', ') || null),
  ),
  ultimaEntrada: shown(sql<string | null>`s.ultima_entrada`, day('ultimaEntrada')),
  sesiones: shown(sql<number>`s.sesiones`, plain('sesiones')),
  creado: shown(sql<string>`u.creado_en`, day('alta')),
  id: shown(sql<string>`u.id`, identifier('identificador')),
  estado: sql<Usuario['estado']>`u.estado`,
  invitado: INVITADO,
  segundoPaso: sql<boolean>`exists (
    select from segundo_paso p where p.usuario_id = u.id and p.secreto is not null
  )`,
  identidadEnlazada: sql<boolean>`exists (select from identidad_enlazada i where i.usuario_id = u.id)`,
  /** True when nobody who administers would be left without it. */
  unicoAdmin: sql<boolean>`u.rol = 'admin' and u.estado = 'activo' and not exists (
    select from usuario o where o.rol = 'admin' and o.estado = 'activo' and o.id <> u.id
  )`,
};

export type FilaUsuario = RowOf<typeof ROW>;

const LIST: ListSql<typeof usuariosList> = {
  fields: {
    nombre: { filter: sql`u.nombre`, sort: { filled: sql`u.nombre collate "es-x-icu"` } },
    nombreUsuario: sql`u.nombre_usuario`,
    email: { filter: sql`u.email`, sort: { filled: sql`u.email` } },
    rol: sql`u.rol`,
    estado: sql`u.estado`,
    invitado: INVITADO,
    sesiones: sql`s.sesiones`,
    creado: { filter: { instant: sql`u.creado_en` }, sort: { filled: sql`u.creado_en` } },
    entrada: { filter: { instant: sql`s.ultima_entrada` }, sort: sql`s.ultima_entrada` },
  },
  chosen: chosenByUuid(sql`u.id`),
  search: (q) => searchSql(q, sql`concat_ws(' ', u.nombre, u.nombre_usuario, u.email)`),
};

/** Only administrators can ask for accounts. */
export const USUARIOS = servedList({
  list: usuariosList,
  as: () => ({
    from: sql`usuario u cross join lateral (
      select max(creada_en) as ultima_entrada, (count(*) filter (where terminada_en is null))::int as sesiones
      from sesion where usuario_id = u.id
    ) s`,
    visible: sql`true`,
    sql: LIST,
    row: ROW,
    tiebreak: sql`u.id`,
  }),
});

/** The accounts that somebody asked for and an administrator has not approved; those invited wait for the invited. */
export function cuentasEnEspera(): RawBuilder<unknown> {
  return sql`
    select count(*) from usuario u
    where u.estado = 'pendiente'
      and not exists (select from enlace_acceso e where e.usuario_id = u.id and e.motivo = 'invitacion')
  `;
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

/** The accounts that somebody marked, or all that match the list's filters. */
export function elegidosDe(viewer: Viewer, buscados: Parameters<typeof USUARIOS.chosen>[1]): Elegidos {
  const desde = USUARIOS.chosen(viewer, buscados);
  return { id: sql`u.id`, nombre: sql`u.nombre`, detalle: sql`u.email`, desde };
}

/** Accounts are not of anybody's: every caller checks first that it is an administrator who asks. */
export function findFila(db: Db, id: string): Promise<FilaUsuario | undefined> {
  return USUARIOS.find(db, { id, role: 'admin' }, sql`u.id::text = ${id}`);
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
