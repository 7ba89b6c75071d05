import type { Fecha } from '@vatio/domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { ContratoTable } from './tables.ts';

export type Fila = Selectable<ContratoTable>;
export type Cambios = Omit<Updateable<ContratoTable>, 'id' | 'codigo' | 'version'>;

export async function insertContratos(db: Db, filas: readonly Insertable<ContratoTable>[]): Promise<Fila[]> {
  const hechas: Fila[] = [];
  for (let i = 0; i < filas.length; i += 500) {
    const lote = filas.slice(i, i + 500);
    hechas.push(...(await db.insertInto('contrato').values(lote).returningAll().execute()));
  }
  return hechas;
}

/** The row of a contract that is known to be there. */
export async function findFila(db: Db, id: string): Promise<Fila> {
  return db.selectFrom('contrato').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the row until the transaction ends. */
export async function lockContrato(db: Db, id: string): Promise<Fila | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('contrato').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateContrato(db: Db, id: string, cambios: Cambios): Promise<Fila> {
  return db
    .updateTable('contrato')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes a lock by which the contracts of a proposal are made only once. */
export async function lockPropuesta(db: Db, propuestaId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contratos de ${propuestaId}`}, 0))`.execute(db);
}

export async function contratosDePropuesta(db: Db, propuestaId: string) {
  return db
    .selectFrom('contrato')
    .select(['id', 'cups'])
    .where('propuestaId', '=', propuestaId)
    .orderBy('codigo')
    .execute();
}

/** The version of the same product that is on sale that day. */
export async function versionVigente(db: Db, versionId: string, fecha: Fecha): Promise<string | undefined> {
  const vigente = await db
    .selectFrom('productoVersion as v')
    .innerJoin('productoVersion as otra', 'otra.productoId', 'v.productoId')
    .innerJoin('producto as p', 'p.id', 'v.productoId')
    .select('v.id')
    .where('otra.id', '=', versionId)
    .where('p.activo', '=', true)
    .where('v.desde', '<=', fecha)
    .where((eb) => eb.or([eb('v.hasta', 'is', null), eb('v.hasta', '>=', fecha)]))
    .executeTakeFirst();
  return vigente?.id;
}

/** Takes a lock by which contracts of the same supply points are activated one after another. */
export async function lockCups(db: Db, cups: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('activar ' || uno, 0))
    from (select unnest(${cups}::text[]) as uno order by 1) t
  `.execute(db);
}

/**
 * Another contract of the supply point that is active between those two days; without the last one, on any day
 * from the first.
 */
export async function otroActivo(
  db: Db,
  { id, cups }: Fila,
  { desde, hasta }: { readonly desde: Fecha; readonly hasta: Fecha | null },
): Promise<Fila | undefined> {
  return db
    .selectFrom('contrato')
    .selectAll()
    .where('cups', '=', cups)
    .where('id', '<>', id)
    .where('fechaActivacion', 'is not', null)
    .where(sql<boolean>`daterange(fecha_activacion, fecha_baja) && daterange(${desde}, ${hasta})`)
    .orderBy('fechaActivacion')
    .executeTakeFirst();
}

/** Whether a settlement holds its commission or a part of it. */
export async function isSettled(db: Db, contratoId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from liquidacion_linea where contrato_id = ${contratoId} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** The representative of the client, or else the one to whom the account belongs. */
export async function comercialDelCliente(
  db: Db,
  clienteId: string,
  usuarioId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(
      (select comercial_id from cliente where id = ${clienteId}),
      (select id from comercial where usuario_id = ${usuarioId})
    ) as id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** The renewal of that contract, unless it was cancelled. */
export async function renovacionDe(
  db: Db,
  id: string,
): Promise<{ readonly id: string; readonly codigo: string } | undefined> {
  return db
    .selectFrom('contrato')
    .select(['id', 'codigo'])
    .where('anteriorId', '=', id)
    .where('borradoEn', 'is', null)
    .where('comercial', '<>', 'cancelado')
    .executeTakeFirst();
}

export async function existsComercial(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const fila = await db.selectFrom('comercial').select('id').where('id', '=', id).executeTakeFirst();
  return fila !== undefined;
}
