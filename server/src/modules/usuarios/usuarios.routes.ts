import { usuarios } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionIdOf } from '../../platform/access-token.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import type { NoticeDeps } from '../auth/segundo-paso/removal.service.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { loteDeCuentas } from './lote.service.ts';
import { startMirada, stopMirada } from './mirada.service.ts';
import { removeSegundoPaso } from './second-step.service.ts';
import { listOpciones, USUARIOS } from './usuarios.repository.ts';
import {
  approveUsuario,
  blockUsuario,
  changeRol,
  closeSessions,
  forgetIdentity,
  linkUsuario,
  respuestaUsuario,
  unblockUsuario,
  unlinkUsuario,
} from './usuarios.service.ts';

export function usuariosRoutes(app: FastifyInstance, deps: OperacionDeps, notices: NoticeDeps): void {
  const { db } = deps;
  const { publicUrl } = notices;
  serveList(app, usuarios, {
    served: USUARIOS,
    titulo: 'usuarios',
    entidad: 'usuario',
    answer: (rows, viewer) => rows.map((fila) => respuestaUsuario(fila, viewer)),
  });
  route(app, usuarios.options, ({ query }) => listOpciones(db, query));
  route(app, usuarios.preview, ({ viewer, body }) =>
    rehearseBatch(db, loteDeCuentas(publicUrl, viewer, body)),
  );
  route(app, usuarios.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDeCuentas(publicUrl, viewer, body), esperados }),
  );
  route(app, usuarios.approve, ({ viewer, params, body }) =>
    approveUsuario({ db, viewer, id: params.id, clienteId: body.clienteId }),
  );
  route(app, usuarios.link, ({ viewer, params, body }) =>
    linkUsuario({ db, viewer, id: params.id, clienteId: body.clienteId }),
  );
  route(app, usuarios.unlink, ({ viewer, params }) => unlinkUsuario(db, viewer, params));
  route(app, usuarios.block, ({ viewer, params }) => blockUsuario(db, viewer, params.id));
  route(app, usuarios.unblock, ({ viewer, params }) => unblockUsuario(db, viewer, params.id));
  route(app, usuarios.update, ({ viewer, params, body }) =>
    changeRol({ db, viewer, id: params.id, rol: body.rol }),
  );
  route(app, usuarios.lookAs, ({ viewer, params, request }) =>
    startMirada({ db, viewer, sesionId: requireSession(request), id: params.id }),
  );
  route(app, usuarios.stopLooking, ({ viewer, request }) => stopMirada(db, viewer, requireSession(request)));
  route(app, usuarios.closeSessions, ({ viewer, params }) => closeSessions(db, viewer, params.id));
  route(app, usuarios.forgetIdentity, ({ viewer, params }) => forgetIdentity(db, viewer, params.id));
  route(app, usuarios.removeSegundoPaso, ({ viewer, params }) =>
    removeSegundoPaso(notices, viewer, params.id),
  );
}

/** No key reaches these calls, so that whoever makes them has a session. */
function requireSession(request: FastifyRequest): string {
  const id = sessionIdOf(request);
  if (id === undefined) throw notFound();
  return id;
}
