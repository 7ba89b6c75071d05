import { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { addressKey, enforceLimit } from '../../platform/limits.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { soloClientes } from '../../platform/sellers.ts';
import { isClienteVisible } from '../puntos-suministro/ficha.repository.ts';
import { deliverDocumento, requireRoom, viewPeticion } from './entrega.service.ts';
import { readMisDocumentos } from './mis-documentos.service.ts';
import { listPeticiones } from './peticiones-de-documentos.repository.ts';
import {
  askDocumentos,
  type Deps,
  renewPeticion,
  revokePeticion,
} from './peticiones-de-documentos.service.ts';

type RouteDeps = Deps & { readonly files: FileStore };

/** A person makes fewer calls from one address, and guessing a token takes far more. */
const PER_MINUTE = 120;

/** Tries to send a file for one request, those that are refused too. */
const FILES_PER_HOUR = 60;

/** What the house asks of its clients, by a link that needs no account. */
export function peticionesDeDocumentosRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, peticionesDeDocumentos.list, async ({ viewer, query }) => {
    if (!(await isClienteVisible(db, viewer, query.clienteId))) throw notFound();
    return { rows: await listPeticiones(db, query) };
  });
  route(app, peticionesDeDocumentos.create, ({ viewer, body }) => askDocumentos(deps, viewer, body));
  route(app, peticionesDeDocumentos.renew, ({ viewer, params, body }) =>
    renewPeticion(deps, viewer, { id: params.id, ...body }),
  );
  route(app, peticionesDeDocumentos.revoke, ({ viewer, params }) => revokePeticion(db, viewer, params.id));
  publicRoutes(app, deps);
  ownRoutes(app, deps);
}

/** The calls of whoever holds a link. A file is refused before it is read where nothing more is taken. */
function publicRoutes(app: FastifyInstance, { db, files }: RouteDeps): void {
  const guard = async ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    // The address of the page is the credential, so it stays out of caches and of other sites' logs.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const of = ['enlace-de-documentos', addressKey(request.ip)];
    await enforceLimit({ db, reply, bounded: { of, seconds: 60, max: PER_MINUTE } });
  };
  route(app, peticionesDeDocumentos.get, async (call) => {
    await guard(call);
    return viewPeticion(db, call.params.token);
  });
  route(app, peticionesDeDocumentos.deliver, {
    beforeFiles: async (call) => {
      await guard(call);
      const { id } = await requireRoom(db, { token: call.params.token });
      await limitFiles(db, call.reply, id);
    },
    handle: async ({ params, body, files: sent }) => {
      await deliverDocumento({ db, files, bearer: params, papel: body.papel, sent });
      return viewPeticion(db, params.token);
    },
  });
}

function ownRoutes(app: FastifyInstance, { db, files }: RouteDeps): void {
  route(app, peticionesDeDocumentos.mine, ({ viewer }) => {
    soloClientes(viewer);
    return readMisDocumentos(db, viewer);
  });
  route(app, peticionesDeDocumentos.deliverMine, {
    beforeFiles: async ({ viewer, reply }) => {
      soloClientes(viewer);
      await limitFiles(db, reply, viewer.id);
    },
    handle: async ({ viewer, body: { peticionId, papel }, files: sent }) => {
      await deliverDocumento({ db, files, bearer: { viewer, id: peticionId }, papel, sent });
      return readMisDocumentos(db, viewer);
    },
  });
}

async function limitFiles(db: Db, reply: FastifyReply, id: string): Promise<void> {
  const title = 'Has mandado muchos ficheros en la última hora: espera un poco';
  const refusal = () => problem({ code: 'demasiados-ficheros', status: 429, title });
  const bounded = { of: ['ficheros-de-documentos', id], seconds: 3600, max: FILES_PER_HOUR };
  await enforceLimit({ db, reply, bounded, refusal });
}
