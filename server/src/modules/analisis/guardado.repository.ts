import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { nextCodigo } from '../../platform/numbering.repository.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { storedDocumento } from './documento.repository.ts';
import type { Documento } from './tables.ts';

/** The key of a call that brought an `Idempotency-Key`; `huella` is the hash of its body. */
export type Clave = { readonly usuarioId: string; readonly clave: string; readonly huella: Buffer };

/**
 * The analysis that a call saved, or that an earlier call saved with the same key; `huella` is then that
 * earlier call's.
 */
export type Guardado = { readonly id: string; readonly huella: Buffer | undefined };

/** The owner of an analysis: the representative of its points, or else whoever makes it. */
export type Autoria = {
  readonly usuarioId: string;
  readonly clienteId: string | null;
  readonly comercialId: string | null;
};

/** Finds what the call with that key saved in the last day. */
export async function findGuardado(
  db: Db,
  { usuarioId, clave }: Omit<Clave, 'huella'>,
): Promise<Guardado | undefined> {
  return db
    .selectFrom('claveIdempotencia')
    .select(['analisisId as id', 'huella'])
    .where('usuarioId', '=', usuarioId)
    .where('clave', '=', clave)
    .where('creadaEn', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst();
}

/**
 * Saves an analysis under the next number of its year, with the key of its call, in one transaction: after a
 * crash all of it is there or nothing. It may be that of the caller.
 */
export function saveAnalisis({
  db,
  anio,
  autoria,
  contenido,
  clave,
}: {
  readonly db: Db;
  readonly anio: number;
  readonly autoria: Autoria;
  readonly contenido: { readonly documento: Documento; readonly notas: string };
  readonly clave: Clave | undefined;
}): Promise<Guardado> {
  const save = async (trx: Db): Promise<Guardado> => {
    const previo = clave && (await findGuardadoAlone(trx, clave));
    if (previo) return previo;
    const id = await insertAnalisis({
      db: trx,
      numero: { codigo: await nextCodigo(trx, 'AN', anio), version: 1 },
      autoria,
      guardado: contenido,
    });
    if (clave) await insertClave(trx, clave, id);
    await audit({ db: trx, entidadId: id, accion: 'crear', autoria, documento: contenido.documento });
    return { id, huella: undefined };
  };
  return db.isTransaction ? save(db) : db.transaction().execute(save);
}

export function saveVersion({
  db,
  codigo,
  autoria,
  contenido,
}: {
  readonly db: Db;
  readonly codigo: string;
  readonly autoria: Autoria;
  readonly contenido: { readonly documento: Documento; readonly notas: string };
}): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // The lock makes two versions saved at once take a number each.
    await trx.selectFrom('analisis').select('id').where('codigo', '=', codigo).forUpdate().execute();
    const { ultima } = await trx
      .selectFrom('analisis')
      .select(({ fn }) => fn.max('version').as('ultima'))
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow();
    const id = await insertAnalisis({
      db: trx,
      numero: { codigo, version: ultima + 1 },
      autoria,
      guardado: contenido,
    });
    await audit({ db: trx, entidadId: id, accion: 'recalcular', autoria, documento: contenido.documento });
    return id;
  });
}

/** The entry need not repeat what was saved, because the analysis itself keeps it for ever. */
function audit({
  db,
  entidadId,
  accion,
  autoria: { usuarioId },
  documento: { fecha, puntos, totales },
}: {
  readonly db: Db;
  readonly entidadId: string;
  readonly accion: string;
  readonly autoria: Autoria;
  readonly documento: Documento;
}): Promise<void> {
  const despues = { fecha, cups: puntos.map(({ cups }) => cups), totales };
  return insertAuditoria(db, { usuarioId, entidad: 'analisis', entidadId, accion, despues });
}

async function insertAnalisis({
  db,
  numero,
  autoria: { usuarioId, clienteId, comercialId },
  guardado: { documento, notas },
}: {
  readonly db: Db;
  readonly numero: { readonly codigo: string; readonly version: number };
  readonly autoria: Autoria;
  readonly guardado: { readonly documento: Documento; readonly notas: string };
}): Promise<string> {
  const { totales, fecha, puntos } = documento;
  const { id } = await db
    .insertInto('analisis')
    .values({
      ...numero,
      clienteId,
      comercialId: sql`coalesce(
        ${comercialId}::uuid,
        (select id from comercial where usuario_id = ${usuarioId})
      )`,
      cups: puntos.map(({ cups }) => cups),
      fecha,
      ahorroAnualEur: totales.ahorroAnualEur,
      comisionEur: totales.comisionEur,
      notas,
      documento: JSON.stringify(storedDocumento(documento)),
      creadoPor: usuarioId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of two calls at once with one key, the second waits here for the first and then finds what it saved. */
async function findGuardadoAlone(db: Db, clave: Clave): Promise<Guardado | undefined> {
  const { usuarioId, clave: texto } = clave;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${usuarioId} ${texto}`}, 0))`.execute(db);
  return findGuardado(db, clave);
}

async function insertClave(db: Db, clave: Clave, analisisId: string): Promise<void> {
  await db
    .deleteFrom('claveIdempotencia')
    .where('creadaEn', '<=', sql<string>`now() - interval '24 hours'`)
    .execute();
  await db
    .insertInto('claveIdempotencia')
    .values({ ...clave, analisisId })
    .execute();
}
