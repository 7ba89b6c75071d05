import { liquidaciones } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { csvFile } from '../../platform/sheet/export-rows.ts';
import { toCsv } from '../../platform/sheet/to-csv.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { type Casa, emisorDe } from './autofactura.ts';
import { closeMonth } from './cierre.service.ts';
import { COLUMNAS, filasDeCsv } from './csv.ts';
import { disputeLinea, resolveLinea } from './disputa.service.ts';
import { ESTADOS_A_CERO } from './estados.ts';
import { countDisputadas, LIQUIDACIONES, porLiquidar, summarizeMonths } from './liquidaciones.repository.ts';
import { applyLiquidacionAction, filaDeLista, getLiquidacion } from './liquidaciones.service.ts';
import { printLiquidacion } from './print-liquidacion.ts';

export function liquidacionesRoutes(app: FastifyInstance, casa: Casa): void {
  const { db } = casa;
  serveList(app, liquidaciones, {
    served: LIQUIDACIONES,
    titulo: 'liquidaciones',
    entidad: 'liquidacion',
    answer: (rows, viewer) => rows.map((fila) => filaDeLista(fila, viewer)),
  });
  route(app, liquidaciones.cierres, async () => ({
    meses: (await summarizeMonths(db)).map(({ mes, estados, ...resto }) => ({
      ...resto,
      mes: mes.slice(0, 7),
      estados: { ...ESTADOS_A_CERO, ...estados },
    })),
    disputadas: await countDisputadas(db),
    pendientes: await porLiquidar(db),
  }));
  route(app, liquidaciones.close, ({ body, viewer }) => closeMonth(casa, viewer, body));
  route(app, liquidaciones.get, ({ params, viewer }) => getLiquidacion(casa, viewer, params.id));
  route(app, liquidaciones.csv, async (call) => {
    const liquidacion = await getLiquidacion(casa, call.viewer, call.params.id);
    const salida = {
      entidad: 'liquidacion',
      entidadId: liquidacion.id,
      despues: { formato: 'csv' },
    } as const;
    const emisor = await emisorDe(db, liquidacion.id);
    const csv = csvFile(liquidacion.codigo, toCsv(COLUMNAS, [filasDeCsv(liquidacion, emisor)]));
    return deliverFile({ db, peticion: call, salida, exportFile: csv });
  });
  route(app, liquidaciones.pdf, async ({ params, viewer, reply }) => {
    const liquidacion = await getLiquidacion(casa, viewer, params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${liquidacion.codigo}.pdf"`)
      .send(await printLiquidacion({ liquidacion, marca: await emisorDe(db, liquidacion.id) }));
  });
  route(app, liquidaciones.act, ({ params, body, viewer }) =>
    applyLiquidacionAction({ casa, viewer, id: params.id, body }),
  );
  route(app, liquidaciones.dispute, ({ params, body, viewer }) =>
    disputeLinea({ casa, viewer, aqui: params, motivo: body.motivo }),
  );
  route(app, liquidaciones.resolve, ({ params, body, viewer }) =>
    resolveLinea({ casa, viewer, aqui: params, body }),
  );
}
