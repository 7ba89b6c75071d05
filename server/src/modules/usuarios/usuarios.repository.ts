import type { QueryOf, usuarios } from '@vatio/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { palabrasDe, patron, plegar } from '../../platform/texto.ts';

export type FilaUsuario = Omit<usuarios.Usuario, 'creado' | 'acciones'> & {
  creadoEn: string;
  /** Whether, without it, nobody would be left who administers. */
  unicoAdmin: boolean;
};

const FILAS = sql`
  select u.id, u.nombre, u.nombre_usuario, u.email, u.rol, u.estado, u.creado_en,
    exists (
      select from enlace_acceso e where e.usuario_id = u.id and e.motivo = 'invitacion' and u.estado = 'pendiente'
    ) as invitado,
    s.ultima_entrada, s.sesiones,
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

const ORDEN = {
  nombre: 'f.nombre',
  email: 'f.email',
  creado: 'f.creado_en',
  entrada: 'f.ultima_entrada',
} as const;

/** Accounts, for administrators alone. */
export async function listUsuarios(
  db: Db,
  { q, rol, estado, page, limit, sort = 'nombre' }: QueryOf<typeof usuarios.list>,
): Promise<{ rows: FilaUsuario[]; count: number }> {
  const condiciones = [sql`true`];
  if (rol) condiciones.push(sql`f.rol = ${rol}`);
  if (estado) condiciones.push(sql`f.estado = ${estado}`);
  for (const palabra of palabrasDe(plegar(q ?? ''))) {
    condiciones.push(
      sql`plegar(concat(' ', f.nombre, ' ', f.nombre_usuario, ' ', f.email)) like ${patron(palabra)}`,
    );
  }
  const buscados = sql.join(condiciones, sql` and `);
  const campo = sql.ref(ORDEN[sort.replace('-', '') as keyof typeof ORDEN]);
  const sentido = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const pagina = sql<FilaUsuario>`
    select * from (${FILAS}) f where ${buscados}
    order by ${campo} ${sentido} nulls last, f.id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const total = sql<{ count: number }>`select count(*) from usuario f where ${buscados}`.execute(db);
  const [{ rows }, cuenta] = await Promise.all([pagina, total]);
  return { rows, count: cuenta.rows[0]!.count };
}

export async function findFila(db: Db, id: string): Promise<FilaUsuario | undefined> {
  const { rows } = await sql<FilaUsuario>`${FILAS} where u.id::text = ${id}`.execute(db);
  return rows[0];
}

/** Any fixed number. */
const LOCK = 7_364_032;

/** Changes of accounts are done one at a time: two administrators cannot each take the other out. */
export async function lockCuentas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

/** The account is that client from now on. False when there is no such client, or it has another account. */
export async function vincularCliente(db: Db, usuarioId: string, clienteId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cliente set usuario_id = ${usuarioId}
    where id::text = ${clienteId} and borrado_en is null and (usuario_id is null or usuario_id = ${usuarioId})
  `.execute(db);
  return numAffectedRows === 1n;
}
