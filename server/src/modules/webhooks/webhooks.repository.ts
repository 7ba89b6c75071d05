import type { webhooks } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type {} from './tables.ts';

const webhooksQuery = (db: Db) =>
  db
    .selectFrom('webhook as w')
    .select(['w.id', 'w.url', 'w.eventos', 'w.activo', 'w.creadoEn as creado'])
    .select((of) => {
      const ofState = (estado: webhooks.Entrega['estado']) =>
        of
          .selectFrom('webhookEntrega as e')
          .whereRef('e.webhookId', '=', 'w.id')
          .where('e.estado', '=', estado);
      return [
        ofState('en-cola').select(sql<number>`count(*)::int`.as('n')).$asScalar().$notNull().as('enCola'),
        ofState('fallida').select(sql<number>`count(*)::int`.as('n')).$asScalar().$notNull().as('fallidas'),
        ofState('entregada')
          .select(sql<string | null>`max(e.intentada_en)`.as('cuando'))
          .$asScalar()
          .as('entregada'),
      ];
    })
    .where('w.borradoEn', 'is', null);

/** The newest come first. */
export function listWebhooks(db: Db): Promise<webhooks.Webhook[]> {
  return webhooksQuery(db).orderBy('w.creadoEn', 'desc').orderBy('w.id').execute();
}

export function findWebhook(db: Db, id: string): Promise<webhooks.Webhook | undefined> {
  return webhooksQuery(db).where('w.id', '=', id).executeTakeFirst();
}

type NewWebhook = {
  readonly id: string;
  readonly url: string;
  readonly eventos: webhooks.Evento[];
  readonly secreto: Buffer;
};

export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<void> {
  await db.insertInto('webhook').values(webhook).execute();
}

type Changes = {
  readonly eventos?: webhooks.Evento[] | undefined;
  readonly activo?: boolean | undefined;
  readonly borradoEn?: Date;
  readonly secreto?: Buffer;
};

export async function updateWebhook(db: Db, id: string, changes: Changes): Promise<void> {
  await db.updateTable('webhook').set(changes).where('id', '=', id).execute();
}
