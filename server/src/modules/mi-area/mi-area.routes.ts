import { miArea } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { disposition } from '../../platform/download.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { route } from '../../platform/route.ts';
import { soloClientes } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { exportOwnData } from './datos.service.ts';
import { askRenewal, type EnlaceDePropuesta, readArea } from './mi-area.service.ts';

type Deps = { readonly db: Db; readonly files: FileStore };

/** The calls of a client's own area, which has nothing for anybody else. */
export function miAreaRoutes(app: FastifyInstance, { db, files }: Deps, enlaceDe: EnlaceDePropuesta): void {
  route(app, miArea.get, ({ viewer }) => {
    soloClientes(viewer);
    return readArea(db, viewer, enlaceDe);
  });
  route(app, miArea.askRenewal, ({ viewer, body }) => {
    soloClientes(viewer);
    return askRenewal(db, viewer, body.contratoId);
  });
  route(app, miArea.datos, async ({ viewer, reply }) => {
    soloClientes(viewer);
    const zip = await exportOwnData({ db, files, enlaceDe }, viewer);
    return reply
      .type('application/zip')
      .header('content-disposition', disposition('attachment', `Mis datos ${today()}.zip`))
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
}
