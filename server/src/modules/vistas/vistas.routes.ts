import { vistas } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { changeView, createView, readViews, setRemovedState } from './vistas.service.ts';

export function vistasRoutes(app: FastifyInstance, db: Db): void {
  route(app, vistas.list, async ({ viewer, query }) => ({ rows: await readViews(db, viewer, query.lista) }));
  route(app, vistas.create, ({ viewer, body }) => createView(db, viewer, body));
  route(app, vistas.update, ({ viewer, params, body }) => changeView({ db, viewer, id: params.id, body }));
  route(app, vistas.remove, async ({ viewer, params }) => {
    await setRemovedState({ db, viewer, id: params.id, borrada: true });
  });
  route(app, vistas.restore, ({ viewer, params }) =>
    setRemovedState({ db, viewer, id: params.id, borrada: false }),
  );
}
