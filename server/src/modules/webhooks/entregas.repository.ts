import { sucesos, type webhooks } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type {} from './tables.ts';

const { DIAS } = sucesos;

/** The log shows as many. */
const SHOWN = 100;

const entregasQuery = (db: Db, webhookId: string) =>
  db
    .selectFrom('webhookEntrega as e')
    .select(['e.id', 'e.evento', 'e.estado', 'e.intentos', 'e.respuesta', 'e.duracionMs', 'e.error'])
    .select(['e.ocurridoEn as ocurrido', 'e.intentadaEn as intentada', 'e.datos'])
    .select(sql<string | null>`case when e.estado = 'en-cola' then e.siguiente_en end`.as('siguiente'))
    .where('e.webhookId', '=', webhookId);

export type StoredEntrega = Awaited<ReturnType<typeof listEntregas>>[number];

/** The newest come first. */
export function listEntregas(db: Db, webhookId: string) {
  return entregasQuery(db, webhookId).orderBy('e.ocurridoEn', 'desc').orderBy('e.id').limit(SHOWN).execute();
}

export function findEntrega(db: Db, webhookId: string, id: string): Promise<StoredEntrega | undefined> {
  return entregasQuery(db, webhookId).where('e.id', '=', id).executeTakeFirst();
}

export async function insertEntrega(db: Db, webhookId: string, evento: string): Promise<string> {
  const { id } = await db
    .insertInto('webhookEntrega')
    .values({ webhookId, evento, datos: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a delivery that has ended back in the queue, with all of its tries. */
export async function queueEntregaAgain(db: Db, webhookId: string, id: string): Promise<void> {
  await db
    .updateTable('webhookEntrega')
    .set({ estado: 'en-cola', intentos: 0, siguienteEn: sql<string>`now()` })
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .where('estado', '<>', 'en-cola')
    .execute();
}

export type TakenEntrega = {
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly secreto: Buffer;
  readonly evento: string;
  readonly datos: unknown;
  readonly ocurrido: string;
  readonly intentos: number;
};

/** Takes the delivery that has been due for longest, for a minute, so that no other process tries it meanwhile. */
export async function takeEntrega(db: Db): Promise<TakenEntrega | undefined> {
  const { rows } = await sql<TakenEntrega>`
    update webhook_entrega e
    set intentos = e.intentos + 1, intentada_en = now(), siguiente_en = now() + interval '1 minute'
    from webhook w
    where w.id = e.webhook_id and e.id = (
      select d.id from webhook_entrega d join webhook v on v.id = d.webhook_id
      where d.estado = 'en-cola' and d.siguiente_en <= now() and v.activo and v.borrado_en is null
      order by d.siguiente_en limit 1 for update of d skip locked
    )
    returning e.id, e.webhook_id, w.url, w.secreto, e.evento, e.datos, e.ocurrido_en as ocurrido, e.intentos
  `.execute(db);
  return rows[0];
}

/**
 * Does a work if the webhook is neither paused nor removed, and says whether it was done. Who pauses or removes it meanwhile is
 * answered once the work is over.
 */
export function whileListening(db: Db, webhookId: string, work: () => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const listening = await trx
      .selectFrom('webhook')
      .select('id')
      .where('id', '=', webhookId)
      .where('activo', '=', true)
      .where('borradoEn', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (listening) await work();
    return listening !== undefined;
  });
}

/** What was taken and not tried waits as before. */
export async function putBackEntrega(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhookEntrega')
    .set({ intentos: sql<number>`intentos - 1` })
    .where('id', '=', id)
    .execute();
}

type Outcome = {
  readonly estado: webhooks.Entrega['estado'];
  readonly respuesta: number | null;
  readonly duracionMs: number;
  readonly error: string | null;
  readonly minutesToNext?: number | undefined;
};

export async function recordOutcome(db: Db, id: string, outcome: Outcome): Promise<void> {
  const { minutesToNext, ...rest } = outcome;
  const siguienteEn = sql<string>`now() + make_interval(mins => ${minutesToNext ?? 0})`;
  await db
    .updateTable('webhookEntrega')
    .set({ ...rest, ...(minutesToNext !== undefined && { siguienteEn }) })
    .where('id', '=', id)
    .execute();
}

/** The log keeps a month of what has ended, and so does the record of what happened. */
export async function deletePastEntregas(db: Db): Promise<void> {
  await sql`delete from webhook_suceso where ocurrido_en < now() - make_interval(days => ${DIAS})`.execute(
    db,
  );
  await sql`delete from webhook_entrega where estado <> 'en-cola' and ocurrido_en < now() - interval '30 days'`.execute(
    db,
  );
}
