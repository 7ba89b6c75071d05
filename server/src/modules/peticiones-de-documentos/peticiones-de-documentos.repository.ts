import type { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';

type Papel = peticionesDeDocumentos.Papel;

/** More than these nobody reads; the newest are the ones asked for. */
const MAX = 100;

const RECIBIDOS = sql`coalesce((
  select json_agg(json_build_object('id', d.id, 'nombre', d.nombre, 'bytes', d.bytes, 'papel', e.papel, 'cuando', d.creado_en)
    order by d.creado_en, d.id)
  from documento_recibido e join documento d on d.id = e.documento_id
  where e.peticion_id = y.id and d.borrado_en is null
), '[]')`;

const ESTADO = sql`case
  when y.revocada_en is not null then 'revocada'
  when y.papeles <@ array(
    select e.papel from documento_recibido e join documento d on d.id = e.documento_id
    where e.peticion_id = y.id and d.borrado_en is null
  ) then 'completa'
  when y.caduca_en <= now() then 'caducada'
  else 'abierta'
end`;

async function readPeticiones(
  db: Db,
  where: RawBuilder<SqlBool>,
): Promise<peticionesDeDocumentos.Peticion[]> {
  const { rows } = await sql<peticionesDeDocumentos.Peticion>`
    select y.id, y.papeles, y.nota, y.enviada_a, y.creada_en as creada, y.caduca_en as caduca, ${ESTADO} as estado,
      case when k.id is not null then json_build_object('id', k.id, 'nombre', k.codigo) end as contrato,
      case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre) end as quien,
      ${RECIBIDOS} as recibidos
    from peticion_de_documentos y left join contrato k on k.id = y.contrato_id left join usuario u on u.id = y.creada_por
    where ${where} order by y.creada_en desc, y.id limit ${MAX}
  `.execute(db);
  return rows;
}

/** What was asked of a client that the caller has found visible, for one of their contracts if it is named. */
export function listPeticiones(
  db: Db,
  { clienteId, contratoId }: { readonly clienteId: string; readonly contratoId?: string | undefined },
): Promise<peticionesDeDocumentos.Peticion[]> {
  const ofContrato = contratoId === undefined ? sql`true` : sql`y.contrato_id::text = ${contratoId}`;
  return readPeticiones(db, sql<SqlBool>`y.cliente_id::text = ${clienteId} and ${ofContrato}`);
}

export async function findPeticion(db: Db, id: string): Promise<peticionesDeDocumentos.Peticion | undefined> {
  return (await readPeticiones(db, sql<SqlBool>`y.id = ${id}`))[0];
}

/** Whether it is a contract of the client that the viewer sees. */
export async function isContratoOf(
  db: Db,
  viewer: Viewer,
  { contratoId, clienteId }: { readonly contratoId: string; readonly clienteId: string },
): Promise<boolean> {
  if (!isUuid(contratoId)) return false;
  const { rows } = await sql`
    select from contrato k join cliente c on c.id = k.cliente_id
    where k.id = ${contratoId} and c.id = ${clienteId} and k.borrado_en is null and ${contratoVisible(viewer)}
  `.execute(db);
  return rows.length === 1;
}

export async function insertPeticion(
  trx: Db,
  peticion: {
    readonly clienteId: string;
    readonly contratoId: string | null;
    readonly hash: Buffer;
    readonly papeles: Papel[];
    readonly nota: string;
    readonly enviadaA: string | null;
    readonly creadaPor: string;
    readonly caducaEn: Date;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('peticionDeDocumentos')
    .values(peticion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Which client a request is about; undefined when there is none, or of none that the viewer sees. */
export async function findClienteOf(db: Db, viewer: Viewer, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ id: string }>`
    select c.id from peticion_de_documentos y join cliente c on c.id = y.cliente_id
    where y.id = ${id} and ${clienteVisible(viewer)}
  `.execute(db);
  return rows[0]?.id;
}

/** The hash of the link that works now. */
export async function findHash(trx: Db, id: string): Promise<Buffer> {
  const { hash } = await trx
    .selectFrom('peticionDeDocumentos')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return hash;
}

export async function updatePeticion(
  trx: Db,
  id: string,
  changes: {
    readonly hash?: Buffer;
    readonly caducaEn?: Date;
    readonly revocadaEn?: Date | null;
    readonly enviadaA?: string | null;
  },
): Promise<void> {
  await trx.updateTable('peticionDeDocumentos').set(changes).where('id', '=', id).execute();
}

export type PeticionAbierta = {
  readonly id: string;
  readonly clienteId: string;
  readonly contratoId: string | null;
  readonly comercialId: string | null;
  readonly cliente: string;
  readonly persona: boolean;
  readonly papeles: Papel[];
  readonly nota: string;
  readonly caduca: string;
  readonly caducada: boolean;
  /** True once its link was revoked, or its client is no longer attended by this house. */
  readonly retirada: boolean;
  /** The files that have come, those that were removed since too. */
  readonly ficheros: number;
};

/** The request with that hash of a token, or one of the account of a client. It is locked where a file is about to come. */
export async function findPeticionFor(
  db: Db,
  which: { readonly hash: Buffer } | { readonly viewer: Viewer; readonly id: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PeticionAbierta | undefined> {
  if ('id' in which && !isUuid(which.id)) return undefined;
  const where =
    'hash' in which
      ? sql`y.hash = ${which.hash}`
      : sql`y.id = ${which.id} and ${clienteVisible(which.viewer)}`;
  // Its files are counted by another statement, which sees those of whoever held it before.
  if (lock)
    await sql`select from peticion_de_documentos y join cliente c on c.id = y.cliente_id where ${where} for update of y`.execute(
      db,
    );
  const { rows } = await sql<PeticionAbierta>`
    select y.id, y.cliente_id, y.contrato_id, c.comercial_id, c.nombre as cliente, c.tipo = 'persona' as persona, y.papeles,
      y.nota, y.caduca_en as caduca, y.caduca_en <= now() as caducada,
      coalesce(y.revocada_en, c.borrado_en, c.datos_bloqueados_en) is not null as retirada,
      (select count(*)::int from documento_recibido e where e.peticion_id = y.id) as ficheros
    from peticion_de_documentos y join cliente c on c.id = y.cliente_id
    where ${where}
  `.execute(db);
  return rows[0];
}

/** What still waits of the clients of an account. */
export async function listPending(
  db: Db,
  viewer: Viewer,
): Promise<(PeticionAbierta & { readonly codigo: string | null })[]> {
  const { rows } = await sql<PeticionAbierta & { codigo: string | null }>`
    select y.id, y.cliente_id, y.contrato_id, c.comercial_id, c.nombre as cliente, c.tipo = 'persona' as persona, y.papeles,
      y.nota, y.caduca_en as caduca, false as caducada, false as retirada, k.codigo,
      (select count(*)::int from documento_recibido e where e.peticion_id = y.id) as ficheros
    from peticion_de_documentos y join cliente c on c.id = y.cliente_id left join contrato k on k.id = y.contrato_id
    where ${clienteVisible(viewer)} and ${ESTADO} = 'abierta' order by y.caduca_en, y.id limit ${MAX}
  `.execute(db);
  return rows;
}

export type Recibido = {
  readonly papel: Papel;
  readonly nombre: string;
  readonly bytes: number;
  readonly cuando: string;
};

export async function listRecibidos(db: Db, peticionId: string): Promise<Recibido[]> {
  return db
    .selectFrom('documentoRecibido as e')
    .innerJoin('documento as d', 'd.id', 'e.documentoId')
    .select(['e.papel', 'd.nombre', 'd.bytes', 'd.creadoEn as cuando'])
    .where('e.peticionId', '=', peticionId)
    .where('d.borradoEn', 'is', null)
    .orderBy('d.creadoEn')
    .orderBy('d.id')
    .execute();
}

/** Whether that very file has come already for that paper: a sender who lost the answer sends it again. */
export async function isRepeated(
  trx: Db,
  {
    peticionId,
    papel,
    sha256,
  }: { readonly peticionId: string; readonly papel: Papel; readonly sha256: Buffer },
): Promise<boolean> {
  const found = await trx
    .selectFrom('documentoRecibido as e')
    .innerJoin('documento as d', 'd.id', 'e.documentoId')
    .select('d.id')
    .where('e.peticionId', '=', peticionId)
    .where('e.papel', '=', papel)
    .where('d.sha256', '=', sha256)
    .where('d.borradoEn', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRecibido(
  trx: Db,
  recibido: { readonly documentoId: string; readonly peticionId: string; readonly papel: Papel },
): Promise<void> {
  await trx.insertInto('documentoRecibido').values(recibido).execute();
}

/** Who attends a client, as the page of a link says. */
export async function findComercial(
  db: Db,
  id: string | null,
): Promise<peticionesDeDocumentos.Publica['comercial']> {
  if (id === null) return null;
  const found = await db
    .selectFrom('comercial')
    .select(['nombre', 'email', 'telefono'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
