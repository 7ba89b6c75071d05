import type { permisosDeDatos } from '@vatio/contract/endpoints';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

const MAX = 200;

const ESTADO = sql<permisosDeDatos.Permiso['estado']>`case
  when m.revocado_en is not null then 'revocado'
  when m.hasta >= ${TODAY_IN_SPAIN} then 'vigente'
  when m.hasta is not null then 'vencido'
  when m.caduca_en <= now() then 'caducado'
  else 'pedido'
end`;

async function readPermisos(db: Db, where: RawBuilder<SqlBool>): Promise<permisosDeDatos.Permiso[]> {
  const { rows } = await sql<permisosDeDatos.Permiso>`
    select m.id, m.cups, ${ESTADO} as estado, case when m.hash is null then 'papel' else 'enlace' end as canal,
      m.creado_en as creado, m.caduca_en as caduca, m.concedido_en as concedido, m.hasta::text as hasta, m.nombre,
      m.enviada_a, case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre) end as quien
    from permiso_de_datos m left join usuario u on u.id = m.creado_por
    where ${where} order by m.creado_en desc, m.id limit ${MAX}
  `.execute(db);
  return rows;
}

/** The leaves of a client that the caller has found visible. */
export function listPermisos(db: Db, clienteId: string): Promise<permisosDeDatos.Permiso[]> {
  return readPermisos(db, sql`m.cliente_id::text = ${clienteId}`);
}

export async function findPermiso(db: Db, id: string): Promise<permisosDeDatos.Permiso | undefined> {
  return (await readPermisos(db, sql`m.id = ${id}`))[0];
}

export async function insertPermiso(db: Db, permiso: Insertable<Tables['permisoDeDatos']>): Promise<string> {
  const { id } = await db
    .insertInto('permisoDeDatos')
    .values(permiso)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Which client a leave is of; undefined when there is none, or of none that the viewer sees. */
export async function findClienteOf(db: Db, viewer: Viewer, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ id: string }>`
    select c.id from permiso_de_datos m join cliente c on c.id = m.cliente_id
    where m.id = ${id} and ${clienteVisible(viewer)}
  `.execute(db);
  return rows[0]?.id;
}

/** Whether it is a document of the client. */
export async function isDocumentoOf(db: Db, documentoId: string, clienteId: string): Promise<boolean> {
  if (!isUuid(documentoId)) return false;
  const { rows } = await sql`
    select from documento where id = ${documentoId} and entidad = 'cliente' and entidad_id = ${clienteId}
      and borrado_en is null
  `.execute(db);
  return rows.length === 1;
}

export async function listCupsOf(db: Db, clienteId: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('puntoSuministro')
    .select('cups')
    .where('clienteId', '=', clienteId)
    .orderBy('cups')
    .limit(max)
    .execute();
  return rows.map(({ cups }) => cups);
}

export type PermisoDeEnlace = {
  readonly id: string;
  readonly clienteId: string;
  readonly comercialId: string | null;
  readonly creadoPor: string | null;
  readonly cliente: string;
  readonly nif: string | null;
  readonly cups: string[];
  readonly meses: number;
  readonly estado: permisosDeDatos.Permiso['estado'];
  readonly caduca: string;
  readonly hasta: string | null;
  readonly texto: string | null;
  /** True once its client is no longer attended by this house. */
  readonly cerrado: boolean;
};

/** The leave with that hash of a token, locked where it is about to change. */
export async function findByHash(
  db: Db,
  hash: Buffer,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PermisoDeEnlace | undefined> {
  const { rows } = await sql<PermisoDeEnlace>`
    select m.id, m.cliente_id, c.comercial_id, m.creado_por, c.nombre as cliente, c.nif, m.cups, m.meses, ${ESTADO} as estado,
      m.caduca_en as caduca, m.hasta::text as hasta, m.texto, coalesce(c.borrado_en, c.datos_bloqueados_en) is not null as cerrado
    from permiso_de_datos m join cliente c on c.id = m.cliente_id where m.hash = ${hash}
    ${lock ? sql`for update of m` : sql``}
  `.execute(db);
  return rows[0];
}

export async function grantPermiso(
  db: Db,
  {
    id,
    ...granted
  }: { readonly id: string } & Pick<
    Insertable<Tables['permisoDeDatos']>,
    'hasta' | 'texto' | 'nombre' | 'nif' | 'ip' | 'agente'
  >,
): Promise<void> {
  await db
    .updateTable('permisoDeDatos')
    .set({ ...granted, concedidoEn: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function hashOf(db: Db, id: string): Promise<Buffer | null> {
  const { hash } = await db
    .selectFrom('permisoDeDatos')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return hash;
}

/** The leave counts no more, and what came by it alone is deleted. */
export async function revokePermiso(db: Db, id: string): Promise<void> {
  await db
    .updateTable('permisoDeDatos')
    .set({ revocadoEn: sql`now()` })
    .where('id', '=', id)
    .where('revocadoEn', 'is', null)
    .execute();
  await sql`select olvidar_lo_traido(array[${id}::uuid])`.execute(db);
}

/** The leave in force of the holder of a supply that lasts longest; undefined where there is none. */
export async function findVigente(
  db: Db,
  cups: string,
): Promise<{ readonly id: string; readonly hasta: string } | undefined> {
  const { rows } = await sql<{ id: string; hasta: string }>`
    select m.id, m.hasta::text as hasta from permiso_de_datos m join cliente c on c.id = m.cliente_id
    where m.cups @> array[${cups}] and ${ESTADO} = 'vigente' and c.borrado_en is null and c.datos_bloqueados_en is null
      -- The supply may have gone to somebody else since.
      and not exists (select from punto_suministro p where p.cups = ${cups} and p.cliente_id <> m.cliente_id)
    order by m.hasta desc, m.id limit 1
  `.execute(db);
  return rows[0];
}

export type PorRefrescar = { readonly cups: string; readonly permisoId: string; readonly usuarioId: string };

/** The supplies with a leave in force of which a connection was last asked so many days ago, those that wait longest first. */
export async function listPorRefrescar(
  db: Db,
  {
    conexion,
    dias,
    max,
  }: { readonly conexion: 'datadis' | 'sips'; readonly dias: number; readonly max: number },
): Promise<PorRefrescar[]> {
  const { rows } = await sql<PorRefrescar>`
    select distinct on (u.ultima, s.cups) s.cups, m.id as permiso_id, m.creado_por as usuario_id
    from permiso_de_datos m join cliente c on c.id = m.cliente_id
    cross join unnest(m.cups) s (cups)
    join usuario y on y.id = m.creado_por and y.estado = 'activo'
    left join lateral (
      select max(q.pedida_en) as ultima from consulta_de_datos q where q.cups = s.cups and q.conexion = ${conexion}
    ) u on true
    where ${ESTADO} = 'vigente' and c.borrado_en is null and c.datos_bloqueados_en is null
      and (u.ultima is null or u.ultima < now() - ${dias} * interval '1 day')
      and not exists (select from punto_suministro p where p.cups = s.cups and p.cliente_id <> m.cliente_id)
    order by u.ultima nulls first, s.cups, m.hasta desc limit ${max}
  `.execute(db);
  return rows;
}
