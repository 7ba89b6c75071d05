import { webhooks } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { listWebhooks } from './webhooks.repository.ts';
import {
  changeWebhook,
  createWebhook,
  readEntregas,
  removeWebhook,
  repeatEntrega,
  testWebhook,
} from './webhooks.service.ts';

type Deps = { readonly db: Db; readonly secret: string };

export function webhooksRoutes(app: FastifyInstance, { db, secret }: Deps): void {
  route(app, webhooks.list, async () => ({ rows: await listWebhooks(db) }));
  route(app, webhooks.create, ({ viewer, body }) => createWebhook({ db, secret }, viewer, body));
  route(app, webhooks.update, ({ viewer, params: { id }, body }) => changeWebhook({ db, viewer, id }, body));
  route(app, webhooks.remove, ({ viewer, params: { id } }) => removeWebhook({ db, viewer, id }));
  route(app, webhooks.sendTest, ({ viewer, params: { id } }) => testWebhook({ db, viewer, id }));
  route(app, webhooks.deliveries, ({ params: { id } }) => readEntregas(db, id));
  route(app, webhooks.replay, ({ params }) => repeatEntrega(db, params.id, params.entregaId));
}
