import { importaciones } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Limits } from '../../platform/config.ts';
import type { ProcessRole } from '../../platform/config-variables.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { route, wroteAs } from '../../platform/route.ts';
import { rowEvents } from '../../platform/row-events.ts';
import { csvFile } from '../../platform/sheet/export-rows.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { requireAnnouncedQuota } from './cupo.service.ts';
import { openFolder } from './ficheros/carpeta.ts';
import { findImportacion, listImportaciones, listRechazos } from './importaciones.repository.ts';
import { type Almacen, createImportacion, readImportacion, requestCancel } from './importaciones.service.ts';
import { rechazosCsv } from './rechazos-csv.ts';

type Deps = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly limits: Limits;
  readonly dataFolder: string;
  readonly role?: ProcessRole;
};

const RECHAZOS_POR_PAGINA = 1000;

async function readRevised(db: Db, viewer: Viewer, id: string) {
  const fila = await findImportacion(db, viewer, id);
  if (!fila) return undefined;
  const { revision, ...row } = fila;
  return { revision, row, ended: row.terminada !== null };
}

/** A process that does no imports would keep at hand what nobody reads there. */
function almacenDe({ db, jobs, files, limits, dataFolder, role }: Deps): Almacen {
  const carpeta = role === 'web' ? undefined : openFolder(dataFolder);
  return { db, jobs, files, carpeta, cupo: limits };
}

/**
 * The calls on imports of files into the portfolio: SIPS sheets, consumption and load curves. A call leaves the
 * files in a folder and a job in a queue; the job (`importador.service.ts`) reads them as streams into staging
 * tables (`lectura/`) and merges those in one transaction (`fusion/`).
 */
export function importacionesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;
  const almacen = almacenDe(deps);
  // A listener connects again, to this process or to the one that takes its place.
  const cierre = new AbortController();
  app.addHook('preClose', async () => cierre.abort());

  route(app, importaciones.list, async ({ viewer, query }) => {
    const { rows, count, total } = await listImportaciones(db, viewer, query);
    return { rows, count, total, countExact: true };
  });

  route(app, importaciones.create, {
    beforeFiles: ({ viewer: { id: usuarioId }, request: { headers } }) =>
      requireAnnouncedQuota(db, limits, {
        usuarioId,
        announcedBytes: Number(headers['content-length'] ?? 0),
      }),
    handle: ({ viewer, files, body }) => createImportacion(almacen, viewer, { files, answers: body }),
  });

  route(app, importaciones.get, ({ viewer, params }) => readImportacion(db, viewer, params.id));

  route(app, importaciones.events, async ({ viewer, params, request, reply }) => {
    const { revision, terminada } = await readImportacion(db, viewer, params.id);
    const vista = Number(request.headers['last-event-id'] ?? 0) || 0;
    // There are no more events, so the listener need not connect again.
    if (terminada !== null && vista >= revision) return undefined;
    const read = () => readRevised(db, viewer, params.id);
    const eventos = rowEvents({
      name: 'importacion',
      read,
      from: vista,
      signal: cierre.signal,
      beforeTelling: () => wroteAs(app, viewer),
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(eventos);
  });

  route(app, importaciones.cancel, ({ viewer, params }) => requestCancel(db, viewer, params.id));

  route(app, importaciones.rechazos, async (call) => {
    const { id } = call.params;
    const { nombre, rechazadas } = await readImportacion(db, call.viewer, id);
    const despues = { formato: 'csv', lista: 'rechazos', importacion: id };
    const csv = csvFile(`rechazos de ${nombre}`, rechazosCsv(paginasDeRechazos(db, id), rechazadas));
    return deliverFile({
      db,
      peticion: call,
      salida: { entidad: 'punto-suministro', despues },
      exportFile: csv,
    });
  });
}

async function* paginasDeRechazos(db: Db, id: string) {
  for (let desde = 0; ; ) {
    const pagina = await listRechazos({ db, id, desde, cuantos: RECHAZOS_POR_PAGINA });
    yield pagina;
    if (pagina.length < RECHAZOS_POR_PAGINA) return;
    desde = pagina.at(-1)!.orden;
  }
}
