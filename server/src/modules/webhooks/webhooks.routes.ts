import { webhooks } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import type { Network } from '../../platform/outgoing/post.ts';
import { route } from '../../platform/route.ts';
import type { SucesosVistos } from './sucesos.repository.ts';
import { sucesosRoutes } from './sucesos.routes.ts';
import { listWebhooks } from './webhooks.repository.ts';
import {
  changeWebhook,
  createWebhook,
  readEntregas,
  removeWebhook,
  repeatEntrega,
  testWebhook,
} from './webhooks.service.ts';

type Deps = { readonly db: Db; readonly secret: string; readonly network?: Network | undefined };

export function webhooksRoutes(
  app: FastifyInstance,
  { db, secret, network }: Deps,
  vistos: SucesosVistos,
): void {
  sucesosRoutes(app, db, vistos);
  route(app, webhooks.list, async () => ({ rows: await listWebhooks(db) }));
  route(app, webhooks.create, ({ viewer, body }) => createWebhook({ db, secret, network }, viewer, body));
  route(app, webhooks.update, ({ viewer, params: { id }, body }) => changeWebhook({ db, viewer, id }, body));
  route(app, webhooks.remove, ({ viewer, params: { id } }) => removeWebhook({ db, viewer, id }));
  route(app, webhooks.sendTest, ({ viewer, params: { id } }) => testWebhook({ db, viewer, id }));
  route(app, webhooks.deliveries, ({ params: { id } }) => readEntregas(db, id));
  route(app, webhooks.replay, ({ params }) => repeatEntrega(db, params.id, params.entregaId));
}
