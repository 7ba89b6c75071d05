import type { propuestas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { readDocumento } from '../analisis/documento.repository.ts';
import { clienteBloqueado } from '../cartera/bloqueo.repository.ts';
import { propuestaVisible } from './visibilidad.repository.ts';

/** A proposal with one of its versions, the present one when no `numero` is given, its client and its representative. */
export async function findPropuesta(
  db: Db,
  viewer: Viewer,
  { id, numero }: { readonly id: string; readonly numero?: number | undefined },
) {
  if (!isUuid(id)) return undefined;
  let una = db
    .selectFrom('propuesta as p')
    .innerJoin('propuestaVersion as v', 'v.propuestaId', 'p.id')
    .innerJoin('cliente as c', 'c.id', 'p.clienteId')
    .leftJoin('comercial as r', 'r.id', 'p.comercialId')
    .select(['p.id', 'p.codigo', 'p.estado', 'p.version', 'p.numero as numeroActual', 'v.numero'])
    .select(['p.creadoEn', 'p.actualizadoEn', 'p.borradoEn', 'p.clienteId', 'p.comercialId'])
    .select(['c.nombre as clienteNombre', 'c.nif as clienteNif', 'c.email as clienteEmail'])
    .select(['c.direccion', 'c.codigoPostal', 'c.municipio'])
    .select(clienteBloqueado('c').as('clienteBloqueado'))
    .select(['r.nombre as comercialNombre', 'r.email as comercialEmail', 'r.telefono as comercialTelefono'])
    .select(['v.validezDias', 'v.mensaje', 'v.cups', 'v.actualAnualEur', 'v.ofertaAnualEur'])
    .select(['v.ahorroAnualEur', 'v.consumoAnualKwh', 'v.comisionEur', 'v.diferencias', 'v.enviadaEn'])
    .select(['v.enviadaA', 'v.validaHasta', 'v.personas', 'v.marca', 'v.pdfSha256', 'v.sal', 'v.testigoHash'])
    .select(['v.retiradaEn', 'v.creadoEn as versionCreadaEn', 'v.ofertas', 'v.oferta'])
    .where('p.id', '=', id)
    .where(propuestaVisible(viewer));
  una = numero === undefined ? una.whereRef('v.numero', '=', 'p.numero') : una.where('v.numero', '=', numero);
  if (viewer.role === 'cliente') una = una.where('v.enviadaEn', 'is not', null);
  return una.executeTakeFirst();
}

export type PropuestaGuardada = NonNullable<Awaited<ReturnType<typeof findPropuesta>>>;

/** Locks the proposal until the transaction ends, after waiting for whoever is changing it. */
export async function lockPropuesta(db: Db, id: string): Promise<void> {
  await sql`select 1 from propuesta where id = ${id} for update`.execute(db);
}

/**
 * The analyses of every offer of a version with their content, in the order of the offers and their points. The lines of
 * one analysis share its document: that of two hundred supplies weighs 10 MB, and is read once.
 */
export async function lineasDe(db: Db, propuestaId: string, numero: number) {
  const lineas = await db
    .selectFrom('propuestaLinea')
    .select(['oferta', 'cups', 'analisisId'])
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .orderBy('oferta')
    .orderBy('orden')
    .execute();
  return withAnalisis(db, lineas);
}

export type LineaDeOferta = Awaited<ReturnType<typeof lineasDe>>[number];
export type Linea = Omit<LineaDeOferta, 'oferta'>;

/** Every version, the newest first; a client only gets those that were sent. */
export function versionesDe(db: Db, { role }: Viewer, propuestaId: string) {
  let todas = db
    .selectFrom('propuestaVersion as v')
    .innerJoin('usuario as u', 'u.id', 'v.creadoPor')
    .leftJoin('propuestaRespuesta as s', (join) =>
      join.onRef('s.propuestaId', '=', 'v.propuestaId').onRef('s.numero', '=', 'v.numero'),
    )
    .select(['v.numero', 'v.creadoEn', 'u.nombre as creadoPor', 'v.enviadaEn', 'v.enviadaA', 'v.retiradaEn'])
    .select(['v.validaHasta', 'v.ofertaAnualEur', 'v.ahorroAnualEur', 'v.pdfSha256', 's.tipo as respuesta'])
    .where('v.propuestaId', '=', propuestaId);
  if (role === 'cliente') todas = todas.where('v.enviadaEn', 'is not', null);
  return todas.orderBy('v.numero', 'desc').execute();
}

export function visitasDe(db: Db, propuestaId: string) {
  return db
    .selectFrom('propuestaApertura')
    .select(['numero', 'abiertaEn', 'agente'])
    .where('propuestaId', '=', propuestaId)
    .orderBy('abiertaEn', 'desc')
    .limit(100)
    .execute();
}

export function respuestaDe(db: Db, propuestaId: string, numero: number) {
  return db
    .selectFrom('propuestaRespuesta')
    .selectAll()
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .executeTakeFirst();
}

export type Respuesta = NonNullable<Awaited<ReturnType<typeof respuestaDe>>>;

/** Updates the state of a proposal; every change raises the row's version. */
export async function updatePropuesta(
  db: Db,
  id: string,
  cambios: { estado?: propuestas.Estado; numero?: number; borradoEn?: Date | null },
): Promise<void> {
  await db
    .updateTable('propuesta')
    .set({ ...cambios, version: sql<number>`version + 1`, actualizadoEn: new Date() })
    .where('id', '=', id)
    .execute();
}

/** The same lines as `lineasDe`, for analyses that are in no version yet. */
export function findAnalisisLineas(
  db: Db,
  lineas: readonly { readonly cups: string; readonly analisisId: string }[],
): Promise<Linea[]> {
  return withAnalisis(db, lineas);
}

async function withAnalisis<L extends { readonly analisisId: string }>(db: Db, lineas: readonly L[]) {
  const ids = [...new Set(lineas.map(({ analisisId }) => analisisId))];
  if (ids.length === 0) return [];
  const guardados = await db
    .selectFrom('analisis')
    .select(['id as analisisId', 'codigo', 'version', 'documento', 'casosDeComision'])
    .where('id', 'in', ids)
    .execute();
  const analisis = new Map(
    guardados.map(({ documento, ...guardado }) => [
      guardado.analisisId,
      { ...guardado, documento: readDocumento(documento) },
    ]),
  );
  return lineas.flatMap((linea) => {
    const estudiado = analisis.get(linea.analisisId);
    return estudiado ? [{ ...linea, ...estudiado }] : [];
  });
}

/**
 * Locks the sent proposals whose last day is over until the transaction ends; those that somebody else holds
 * wait for the next round.
 */
export function lockVencidas(db: Db, hoy: string) {
  return db
    .selectFrom('propuesta as p')
    .innerJoin('propuestaVersion as v', (join) =>
      join.onRef('v.propuestaId', '=', 'p.id').onRef('v.numero', '=', 'p.numero'),
    )
    .select(['p.id', 'p.estado', 'p.numero', 'v.validaHasta'])
    .where('p.estado', 'in', ['enviada', 'vista'])
    .where('v.validaHasta', '<', hoy)
    .forUpdate('p')
    .skipLocked()
    .execute();
}
