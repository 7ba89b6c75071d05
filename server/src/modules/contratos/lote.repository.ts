import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { DE } from './contratos.repository.ts';
import type { Fila } from './escritura.repository.ts';
import { condicionesDe, type Filtros } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

export type Elegido = { readonly id: string; readonly codigo: string; readonly cliente: string };

/** Those of the list, or of the ones marked, that the viewer sees; at most so many, by identifier. */
export async function elegidos(
  db: Db,
  viewer: Viewer,
  { ids, filtros }: { readonly ids?: readonly string[] | undefined; readonly filtros?: Filtros | undefined },
  maximo: number,
): Promise<Elegido[]> {
  const condicion = filtros
    ? condicionesDe(filtros)
    : sql`(k.borrado_en is null and k.id = any(${(ids ?? []).filter(isUuid)}::uuid[]))`;
  const { rows } = await sql<Elegido>`
    select k.id, k.codigo, c.nombre as cliente from ${DE}
    where ${contratoVisible(viewer)} and ${condicion} order by k.id limit ${maximo}
  `.execute(db);
  return rows;
}

export async function insertLote(
  db: Db,
  lote: { readonly usuarioId: string; readonly accion: string },
  tocados: readonly { readonly antes: Fila; readonly despues: Fila }[],
): Promise<string> {
  const { id } = await db.insertInto('contratoLote').values(lote).returning('id').executeTakeFirstOrThrow();
  for (let i = 0; i < tocados.length; i += 500) {
    const filas = tocados.slice(i, i + 500).map(({ antes, despues }) => ({
      loteId: id,
      contratoId: antes.id,
      antes: JSON.stringify(antes),
      version: despues.version,
    }));
    await db.insertInto('contratoLoteFila').values(filas).execute();
  }
  return id;
}

/** A change of many of somebody, held; administrators undo anybody's. */
export async function lockLote(db: Db, { id: usuarioId, role }: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  let lote = db.selectFrom('contratoLote').selectAll().where('id', '=', id).forUpdate();
  if (role !== 'admin') lote = lote.where('usuarioId', '=', usuarioId);
  return lote.executeTakeFirst();
}

export async function filasDeLote(db: Db, loteId: string) {
  return db
    .selectFrom('contratoLoteFila as f')
    .innerJoin('contrato as k', 'k.id', 'f.contratoId')
    .innerJoin('cliente as c', 'c.id', 'k.clienteId')
    .select(['f.contratoId as id', 'f.antes', 'f.version', 'k.codigo', 'c.nombre as cliente'])
    .where('f.loteId', '=', loteId)
    .orderBy('f.contratoId')
    .execute();
}

export async function marcarDeshecho(db: Db, id: string): Promise<void> {
  await db.updateTable('contratoLote').set({ deshechoEn: new Date() }).where('id', '=', id).execute();
}
