import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type {} from './tables.ts';

export type Envio = Selectable<Tables['envioDeFirma']>;
type Changes = Pick<Updateable<Tables['envioDeFirma']>, 'estado' | 'motivo' | 'problema' | 'firmadoEn'>;

const SHOWN = 10;

export async function insertEnvio(db: Db, envio: Insertable<Tables['envioDeFirma']>): Promise<void> {
  await db.insertInto('envioDeFirma').values(envio).execute();
}

/** The papers of a contract that went to a provider, the latest first and without their bytes. */
export function listEnvios(db: Db, contratoId: string) {
  return db
    .selectFrom('envioDeFirma')
    .select(['id', 'estado', 'nombre', 'email', 'telefono', 'motivo', 'problema'])
    .select(['creadoEn', 'firmadoEn', 'siguienteEn', 'terminadoEn'])
    .where('contratoId', '=', contratoId)
    .orderBy('creadoEn', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}

/** Takes the paper that has been due for longest, for two minutes, so that no other process asks for it meanwhile. */
export async function takeEnvio(db: Db): Promise<Envio | undefined> {
  return db
    .updateTable('envioDeFirma')
    .set((eb) => ({
      intentos: eb('intentos', '+', 1),
      siguienteEn: sql<string>`now() + interval '2 minutes'`,
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('envioDeFirma')
        .select('id')
        .where('terminadoEn', 'is', null)
        .where('siguienteEn', '<=', sql<string>`now()`)
        .orderBy('siguienteEn')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The provider has the paper, whatever became of it here meanwhile. */
export async function setProveedorId(db: Db, id: string, proveedorId: string): Promise<void> {
  await db
    .updateTable('envioDeFirma')
    .set({ proveedorId, pdf: null, lugares: null })
    .where('id', '=', id)
    .execute();
}

/** Locks a paper that is still as it was taken; false when it has changed or ended since. */
export async function lockEnvio(db: Db, { id, estado }: Pick<Envio, 'id' | 'estado'>): Promise<boolean> {
  const found = await db
    .selectFrom('envioDeFirma')
    .select('id')
    .where('id', '=', id)
    .where('estado', '=', estado)
    .where('terminadoEn', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Writes how far a paper has come, unless it is not any more as it was taken. A notice that arrived meanwhile keeps it due;
 * it does not count as another try where the paper went on.
 */
export async function moveEnvio(
  db: Db,
  { id, estado }: Pick<Envio, 'id' | 'estado'>,
  { changes, minutes }: { readonly changes: Changes; readonly minutes: number },
): Promise<void> {
  await db
    .updateTable('envioDeFirma')
    .set({
      ...changes,
      siguienteEn: sql<string>`case when siguiente_en <= now() then now() else now() + make_interval(mins => ${minutes}) end`,
      ...(changes.problema === null && { intentos: 0 }),
    })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .where('terminadoEn', 'is', null)
    .execute();
}

/** Ends a paper; it is written before its contract changes, which would take back one that has not ended. */
export async function endEnvio(db: Db, { id }: Pick<Envio, 'id'>, changes: Changes): Promise<void> {
  await db
    .updateTable('envioDeFirma')
    .set({ ...changes, pdf: null, lugares: null, terminadoEn: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Makes the papers of a contract due; nothing where all have ended. */
export async function makeDue(db: Db, contratoId: string): Promise<void> {
  await db
    .updateTable('envioDeFirma')
    .set({ siguienteEn: sql<string>`now()` })
    .where('contratoId', '=', contratoId)
    .where('terminadoEn', 'is', null)
    .execute();
}

/** Makes due the paper that the provider of a brand knows by that name; nothing for what is not ours, or has ended. */
export async function makeDueByProvider(db: Db, marcaId: string, proveedorId: string): Promise<void> {
  await db
    .updateTable('envioDeFirma')
    .set({ siguienteEn: sql<string>`now()` })
    .where('marcaId', '=', marcaId)
    .where('proveedorId', '=', proveedorId)
    .where('terminadoEn', 'is', null)
    .execute();
}
