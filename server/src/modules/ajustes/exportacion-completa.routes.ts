import { ajustes } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { zipEverything } from './exportacion-completa.service.ts';

export function exportacionCompletaRoutes(
  app: FastifyInstance,
  deps: { readonly db: Db; readonly files: FileStore },
): void {
  route(app, ajustes.exportAll, async ({ viewer, request, reply }) => {
    const nombre = `vatio-todo-${today()}.zip`;
    const contenido = await zipEverything(app, deps, { viewer, request });
    return deliverFile({
      db: deps.db,
      peticion: { viewer, reply },
      salida: { entidad: 'documento', entidadId: 'todo', despues: { nombre } },
      exportFile: { tipo: 'application/zip', nombre, contenido },
    });
  });
}
