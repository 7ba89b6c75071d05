import { incidencias } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { enforceLimit } from '../../platform/limits.ts';
import { problem } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { INCIDENCIAS } from './incidencias.repository.ts';
import { createIncidencia, readIncidencia, setClosed, writeMensaje } from './incidencias.service.ts';

type Deps = { readonly db: Db; readonly publicUrl: string };

/** What a client writes is mailed to people, so an account writes no more than these in an hour. */
const POR_HORA = 30;

export function incidenciasRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serveList(app, incidencias, { served: INCIDENCIAS, titulo: 'incidencias', entidad: 'incidencia' });
  route(app, incidencias.get, ({ viewer, params }) => readIncidencia(db, viewer, params.id));
  route(app, incidencias.create, async ({ viewer, body, reply }) => {
    await limitWriting(db, viewer, reply);
    return createIncidencia(db, viewer, body);
  });
  route(app, incidencias.addMensaje, async ({ viewer, params, body, reply }) => {
    await limitWriting(db, viewer, reply);
    return writeMensaje({ deps, viewer, id: params.id, texto: body.texto });
  });
  route(app, incidencias.close, ({ viewer, params }) =>
    setClosed({ db, viewer, id: params.id, closed: true }),
  );
  route(app, incidencias.reopen, ({ viewer, params }) =>
    setClosed({ db, viewer, id: params.id, closed: false }),
  );
}

async function limitWriting(db: Db, { id, role }: Viewer, reply: FastifyReply): Promise<void> {
  if (role !== 'cliente') return;
  const title = `Has escrito ${POR_HORA} mensajes en la última hora: espera un poco, o llama a tu comercial`;
  const refusal = () => problem({ code: 'demasiados-mensajes', status: 429, title });
  await enforceLimit({
    db,
    reply,
    bounded: { of: ['incidencias', id], seconds: 3600, max: POR_HORA },
    refusal,
  });
}
