import { supresiones } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { route } from '../../../platform/route.ts';
import { soloClientes } from '../../../platform/sellers.ts';
import { today } from '../../../platform/today.ts';
import { listSolicitudes } from './supresiones.repository.ts';
import { answerSolicitud, askErasure, readOwn, withdrawErasure } from './supresiones.service.ts';

/** What clients ask of their data, and what administrators answer within the legal deadline. */
export function supresionesRoutes(app: FastifyInstance, db: Db): void {
  route(app, supresiones.mine, ({ viewer }) => {
    soloClientes(viewer);
    return readOwn(db, viewer);
  });
  route(app, supresiones.ask, ({ viewer, body }) => {
    soloClientes(viewer);
    return askErasure(db, viewer, body.motivo);
  });
  route(app, supresiones.withdraw, ({ viewer }) => {
    soloClientes(viewer);
    return withdrawErasure(db, viewer);
  });
  route(app, supresiones.list, async () => ({ rows: await listSolicitudes(db, today()) }));
  route(app, supresiones.extend, ({ viewer, params, body }) =>
    answerSolicitud({ db, viewer, id: params.id, accion: 'ampliar-supresion', motivo: body.motivo }),
  );
  route(app, supresiones.refuse, ({ viewer, params, body }) =>
    answerSolicitud({ db, viewer, id: params.id, accion: 'rechazar-supresion', motivo: body.motivo }),
  );
  route(app, supresiones.grant, ({ viewer, params }) =>
    answerSolicitud({ db, viewer, id: params.id, accion: 'atender-supresion' }),
  );
}
