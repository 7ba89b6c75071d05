import { clientesAdmin } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { disposition } from '../../../platform/download.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { route } from '../../../platform/route.ts';
import { blockCliente, blockDatos, unblockDatos } from './bloqueo.service.ts';
import { exportDatos } from './datos-personales.service.ts';
import { mergeClientes, previewFusion } from './fusion.service.ts';
import { eraseCliente } from './supresion.service.ts';

type Deps = { readonly db: Db; readonly files: FileStore };

/** The calls on a client for administrators alone: blocks, merges, and what data protection asks for. */
export function clientesAdminRoutes(app: FastifyInstance, { db, files }: Deps): void {
  route(app, clientesAdmin.block, ({ viewer, params, body }) =>
    blockCliente({ db, viewer, id: params.id, motivo: body.motivo }),
  );
  route(app, clientesAdmin.unblock, ({ viewer, params }) =>
    blockCliente({ db, viewer, id: params.id, motivo: null }),
  );
  route(app, clientesAdmin.previewFusion, ({ viewer, params }) => previewFusion(db, viewer, params));
  route(app, clientesAdmin.merge, ({ viewer, params, body }) =>
    mergeClientes({ db, viewer, par: params, body }),
  );
  route(app, clientesAdmin.blockDatos, ({ viewer, params, body }) =>
    blockDatos({ db, viewer, id: params.id, body }),
  );
  route(app, clientesAdmin.unblockDatos, ({ viewer, params }) => unblockDatos(db, viewer, params.id));
  route(app, clientesAdmin.erase, async ({ viewer, params }) => {
    await eraseCliente({ db, files }, viewer, params.id);
    return { suprimido: true as const };
  });
  route(app, clientesAdmin.datosPersonales, async ({ viewer, params, reply }) => {
    const { nombre, zip } = await exportDatos({ db, files }, viewer, params.id);
    return reply
      .type('application/zip')
      .header('content-disposition', disposition('attachment', `Datos personales de ${nombre}.zip`))
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
}
