import { propuestas, requisitosDeFirma } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { disposition } from '../../platform/download.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { money } from '../../platform/sheet/column.ts';
import { today } from '../../platform/today.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { createPropuesta, duplicatePropuesta, updateBorrador } from './borrador.service.ts';
import { sendPropuesta } from './envio.service.ts';
import { nombreDePdf, pdfDePropuesta } from './impresion.ts';
import { PROPUESTAS, summarizePropuestas } from './listado.repository.ts';
import { takeLooseStep } from './paso.service.ts';
import { findPropuesta } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';
import { publicoRoutes } from './publico.routes.ts';
import { repricePropuesta } from './reprecio.service.ts';
import { requisitosDePropuesta } from './requisitos.service.ts';
import { filaDeLista } from './respuestas.ts';
import { sumTuyaByEstado, tuyaDePropuestas } from './tuya.service.ts';

/** The calls on proposals for those who prepare them, and for the client who opens a link. */
export function propuestasRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  listRoutes(app, db);
  route(app, propuestas.create, ({ viewer, body }) => createPropuesta(deps, viewer, body));
  route(app, propuestas.get, ({ viewer, params, query }) =>
    getPropuesta({ deps, viewer, id: params.id, numero: query.numero }),
  );
  route(app, requisitosDeFirma.ofPropuesta, ({ viewer, params }) =>
    requisitosDePropuesta(db, viewer, params.id),
  );
  route(app, propuestas.update, ({ viewer, params, body }) =>
    updateBorrador({ deps, viewer, id: params.id, body }),
  );
  route(app, propuestas.send, ({ viewer, params, body }) =>
    sendPropuesta({ deps, viewer, id: params.id, body }),
  );
  route(app, propuestas.reprice, ({ viewer, params, body }) =>
    repricePropuesta({ deps, viewer, id: params.id, version: body.version }),
  );
  route(app, propuestas.withdraw, ({ viewer, params: { id }, body: { version } }) =>
    takeLooseStep({ deps, viewer, accion: 'retirar', cual: { id, version } }),
  );
  route(app, propuestas.duplicate, ({ viewer, params }) => duplicatePropuesta(deps, viewer, params.id));
  route(app, propuestas.remove, async ({ viewer, params: { id }, query: { version } }) => {
    await takeLooseStep({ deps, viewer, accion: 'borrar', cual: { id, version } });
  });
  route(app, propuestas.restore, ({ viewer, params: { id } }) =>
    takeLooseStep({ deps, viewer, accion: 'restaurar', cual: { id } }),
  );
  route(app, propuestas.pdf, async ({ viewer, params, query, reply }) => {
    const propuesta = await findPropuesta(db, viewer, { id: params.id, numero: query.numero });
    if (propuesta === undefined) throw notFound();
    const pdf = await pdfDePropuesta(deps, propuesta);
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', nombreDePdf(propuesta, propuesta.clienteNombre)))
      .send(pdf);
  });
  publicoRoutes(app, deps);
}

function listRoutes(app: FastifyInstance, db: Db): void {
  serveList(app, propuestas, {
    served: PROPUESTAS,
    titulo: 'propuestas',
    entidad: 'propuesta',
    answer: async (rows, viewer) => {
      const tuya = await tuyaDePropuestas(db, viewer, today());
      return rows.map((fila) => ({ ...filaDeLista(fila, viewer, today()), tuyaEur: tuya?.(fila) }));
    },
    besides: async (viewer) => {
      const tuya = await tuyaDePropuestas(db, viewer, today());
      return tuya ? [{ ...money('tuComision'), id: 'tuyaEur', cell: tuya }] : [];
    },
  });
  route(app, propuestas.summary, async ({ viewer, query }) => {
    const hoy = today();
    const [filas, tuya] = await Promise.all([
      summarizePropuestas({ db, viewer, hoy, filtros: query }),
      sumTuyaByEstado(db, viewer, { hoy, filtros: query }),
    ]);
    return {
      estados: filas.map(({ ahorroAnualEur, consumoAnualKwh, comisionEur, ...fila }) => ({
        ...fila,
        ahorroAnualEur: Number(ahorroAnualEur),
        consumoAnualKwh: Number(consumoAnualKwh),
        comisionEur: Number(comisionEur),
        tuyaEur: tuya && (tuya.get(fila.estado) ?? 0),
      })),
    };
  });
}
