import { propuestas } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import { disposition } from '../../platform/download.ts';
import { exportar } from '../../platform/hoja/exportacion.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { entregarLista } from '../auditoria/exportacion.service.ts';
import { createPropuesta, duplicar, updateBorrador } from './borrador.service.ts';
import { enviar } from './envio.service.ts';
import { hojaDePropuestas } from './exportacion.ts';
import { nombreDePdf, pdfDePropuesta } from './impresion.ts';
import { consultaDe, listPropuestas, resumirPropuestas } from './listado.repository.ts';
import { darPasoSuelto } from './paso.service.ts';
import { findPropuesta } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';
import { publicoRoutes } from './publico.routes.ts';
import { repreciar } from './reprecio.service.ts';
import { filaDeLista } from './respuestas.ts';

/** Proposals: for those who prepare them, and for the client who opens a link. */
export function propuestasRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, propuestas.list, async ({ viewer, query }) => {
    const hoy = today();
    const { rows, count, total } = await listPropuestas(db, viewer, hoy, query);
    return { rows: rows.map((fila) => filaDeLista(fila, viewer, hoy)), count, total, countExact: true };
  });
  route(app, propuestas.resumen, async ({ viewer, query }) => {
    const filas = await resumirPropuestas(db, viewer, today(), query);
    return {
      estados: filas.map(({ estado, cuenta, ahorroAnualEur, consumoAnualKwh, comisionEur }) => ({
        estado,
        cuenta,
        ahorroAnualEur: Number(ahorroAnualEur),
        consumoAnualKwh: Number(consumoAnualKwh),
        comisionEur: Number(comisionEur),
      })),
    };
  });
  route(app, propuestas.exportar, async (call) => {
    const { formato, ...filtros } = call.query;
    const consulta = consultaDe(call.viewer, today(), filtros);
    const exportacion = await exportar(db, formato, hojaDePropuestas(call.viewer), consulta);
    return entregarLista(db, call, 'propuesta', exportacion);
  });
  route(app, propuestas.create, ({ viewer, body }) => createPropuesta(deps, viewer, body));
  route(app, propuestas.get, ({ viewer, params, query }) =>
    getPropuesta(deps, viewer, params.id, query.numero),
  );
  route(app, propuestas.update, ({ viewer, params, body }) => updateBorrador(deps, viewer, params.id, body));
  route(app, propuestas.enviar, ({ viewer, params, body }) => enviar(deps, viewer, params.id, body));
  route(app, propuestas.repreciar, ({ viewer, params, body }) =>
    repreciar(deps, viewer, params.id, body.version),
  );
  route(app, propuestas.retirar, ({ viewer, params: { id }, body: { version } }) =>
    darPasoSuelto(deps, viewer, 'retirar', { id, version }),
  );
  route(app, propuestas.duplicar, ({ viewer, params }) => duplicar(deps, viewer, params.id));
  route(app, propuestas.remove, async ({ viewer, params: { id }, query: { version } }) => {
    await darPasoSuelto(deps, viewer, 'borrar', { id, version });
  });
  route(app, propuestas.restaurar, ({ viewer, params: { id } }) =>
    darPasoSuelto(deps, viewer, 'restaurar', { id }),
  );
  route(app, propuestas.pdf, async ({ viewer, params, query, reply }) => {
    const propuesta = await findPropuesta(db, viewer, params.id, query.numero);
    if (propuesta === undefined) throw notFound();
    const pdf = await pdfDePropuesta(deps, propuesta);
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', nombreDePdf(propuesta, propuesta.clienteNombre)))
      .send(pdf);
  });
  publicoRoutes(app, deps);
}
