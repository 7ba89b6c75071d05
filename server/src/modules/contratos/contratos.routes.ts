import { contratos, contratosLote } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { disposition } from '../../platform/download.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { route } from '../../platform/route.ts';
import { WORDS } from '../../platform/sheet/words.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import { listCampos } from '../cartera/campos.repository.ts';
import { hojaDeCampos, withOwnOnPaper } from '../cartera/campos.service.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { cupsVisibles } from '../puntos-suministro/listado.repository.ts';
import { actOnContrato } from './acciones.service.ts';
import { createContrato } from './alta.service.ts';
import { columnasPara, EN_PAPEL } from './columnas.ts';
import { consultaDeExportacion } from './contratos.repository.ts';
import { correctContrato, deleteContrato, restoreContrato } from './edicion.service.ts';
import { rehearseRenovacion } from './ensayo-de-renovacion.service.ts';
import { firmaRoutes } from './firma/firma.routes.ts';
import { importacionRoutes } from './importacion/importacion.routes.ts';
import { getContrato } from './lectura.service.ts';
import type { ContratoLinks } from './links.service.ts';
import { readListaDeContratos, readRecuentoDeContratos } from './lista.service.ts';
import { loteDeContratos } from './lote.service.ts';
import { loteDeRenovaciones, rehearseRenovaciones } from './lote-de-renovaciones.service.ts';
import { ocupacionesDe } from './ocupacion.repository.ts';
import { nombreDeContrato, pdfDeContrato } from './papel/papel.service.ts';
import { groupContratos } from './recuento.repository.ts';
import { renewContrato } from './renovacion.service.ts';
import { renovacionesRoutes } from './renovaciones.routes.ts';
import { requisitosRoutes } from './requisitos/requisitos.routes.ts';
import { tuyaDeContratos } from './tuya.service.ts';

type ContratosDeps = OperacionDeps & { readonly files: FileStore };

export function contratosRoutes(app: FastifyInstance, deps: ContratosDeps, links: ContratoLinks): void {
  const { db, files } = deps;
  route(app, contratos.list, ({ query, viewer }) => readListaDeContratos(db, viewer, query));
  route(app, contratos.groups, ({ query, viewer }) => groupContratos(db, viewer, query));
  route(app, contratos.count, ({ query, viewer }) => readRecuentoDeContratos(db, viewer, query));
  route(app, contratos.exportRows, async (call) => {
    const { formato: _, ...filtros } = call.query;
    const tuya = await tuyaDeContratos(db, call.viewer);
    const definidos = await listCampos(db, 'contrato');
    const columnas = columnasPara(call.viewer, definidos, tuya);
    const enPapel = withOwnOnPaper(EN_PAPEL, hojaDeCampos(call.viewer, definidos));
    const hoja = {
      nombre: 'contratos',
      titulo: WORDS.contratos,
      columnas,
      enPapel,
      readAgain: true as const,
    };
    const consulta = consultaDeExportacion(call.viewer, filtros);
    return deliverList({ db, call, entidad: 'contrato', sheet: hoja, consulta });
  });
  route(app, contratos.ocupacion, async ({ query, viewer }) => ({
    rows: await ocupacionesDe({ db, viewer, cups: await cupsVisibles(db, viewer, query.cups ?? []) }),
  }));
  route(app, contratos.get, ({ params, viewer }) => getContrato(db, viewer, params.id));
  route(app, contratos.pdf, async ({ params, viewer, reply }) => {
    const { codigo, pdf } = await pdfDeContrato({ db, files }, viewer, params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', nombreDeContrato(codigo)))
      .send(pdf);
  });
  route(app, contratos.create, ({ body, viewer }) => createContrato(db, viewer, body));
  route(app, contratos.update, ({ params, body, viewer }) =>
    correctContrato({ db, viewer, id: params.id, body }),
  );
  route(app, contratos.remove, ({ params, viewer }) => deleteContrato(db, viewer, params.id));
  route(app, contratos.restore, ({ params, viewer }) => restoreContrato(db, viewer, params.id));
  route(app, contratos.act, ({ params, body, viewer }) =>
    actOnContrato({ deps: { db, files, links }, viewer, id: params.id, body }),
  );
  route(app, contratos.rehearseRenovacion, ({ params, body, viewer }) =>
    rehearseRenovacion(db, { ...body, viewer, id: params.id }),
  );
  route(app, contratos.renew, ({ params, body, viewer }) =>
    renewContrato(db, { ...body, viewer, id: params.id }),
  );
  loteRoutes(app, deps, links);
  firmaRoutes(app, db);
  requisitosRoutes(app, { db, files, links });
  renovacionesRoutes(app, db);
  importacionRoutes(app, deps);
}

/** One action on many contracts, tried first and then done. */
function loteRoutes(app: FastifyInstance, deps: OperacionDeps, links: ContratoLinks): void {
  const { db } = deps;
  route(app, contratosLote.apply, ({ body: { esperados, ...body }, viewer }) =>
    runBatch({ deps, viewer, lote: loteDeContratos(links, viewer, body), esperados }),
  );
  route(app, contratosLote.preview, ({ body, viewer }) =>
    rehearseBatch(db, loteDeContratos(links, viewer, body)),
  );
  route(app, contratosLote.renew, ({ body: { esperados, ...body }, viewer }) =>
    runBatch({ deps, viewer, lote: loteDeRenovaciones(viewer, body), esperados }),
  );
  route(app, contratosLote.previewRenovacion, ({ body, viewer }) => rehearseRenovaciones(db, viewer, body));
}
