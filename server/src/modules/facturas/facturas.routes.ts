import { facturas, reglasDeFacturas } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { isUuid } from '../../platform/uuid.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { deliverAhorro, readAhorro } from './ahorro.service.ts';
import { claimFactura, deliverLetter, readClaim } from './claim.service.ts';
import { FACTURAS } from './facturas.repository.ts';
import { changeFacturaBin, createFactura, readFactura, removeLote } from './facturas.service.ts';
import { createFacturasF1 } from './facturas-f1.service.ts';
import { changeRegla, readRegla } from './revision.service.ts';

/** The calls on the bills that were received of each supply. */
export function facturasRoutes(app: FastifyInstance, db: Db): void {
  serveList(app, facturas, {
    served: FACTURAS,
    titulo: 'facturas',
    entidad: 'factura',
    enPapel: [
      'numero',
      'cups',
      'cliente',
      'comercializadora',
      'desde',
      'hasta',
      'totalEur',
      'diferenciaEur',
      'veredicto',
    ],
  });
  route(app, facturas.createF1, ({ viewer, files, body }) => createFacturasF1({ db, viewer, files, body }));
  route(app, facturas.removeLote, ({ viewer, params: { lote } }) => {
    if (!isUuid(lote)) throw notFound();
    return removeLote(db, viewer, lote);
  });
  route(app, facturas.get, ({ viewer, params }) => readFactura(db, viewer, params.id));
  route(app, facturas.create, ({ viewer, body }) => createFactura(db, viewer, body));
  route(app, facturas.remove, async ({ viewer, params }) => {
    await changeFacturaBin({ db, viewer, id: params.id, removed: true });
  });
  route(app, facturas.restore, ({ viewer, params }) =>
    changeFacturaBin({ db, viewer, id: params.id, removed: false }),
  );
  route(app, facturas.claimText, ({ viewer, params }) => readClaim(db, viewer, params.id));
  route(app, facturas.claim, ({ viewer, params, body }) => claimFactura({ db, viewer, id: params.id, body }));
  route(app, facturas.letter, ({ viewer, params, reply }) =>
    deliverLetter({ db, viewer, id: params.id, reply }),
  );
  route(app, facturas.savings, ({ viewer, query }) =>
    readAhorro(db, viewer, { anio: query.anio, cliente: query.cliente }),
  );
  route(app, facturas.savingsReport, ({ viewer, query, reply }) =>
    deliverAhorro({ db, viewer, cuales: { anio: query.anio, cliente: query.cliente }, reply }),
  );
  route(app, reglasDeFacturas.get, () => readRegla(db));
  route(app, reglasDeFacturas.update, ({ viewer, body }) => changeRegla(db, viewer, body));
}
