import { informes } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { readContratosDeCalidad } from './calidad.repository.ts';
import { readInformeDeCalidad, readInformeDeEmbudo } from './calidad.service.ts';
import { addEnvio, readEnvios, removeEnvio } from './envios.service.ts';
import { deliverInforme } from './exportacion.service.ts';
import { readFilasDeInforme, readInforme } from './informes.service.ts';
import { spanOf } from './periodo.ts';

export function informesRoutes(app: FastifyInstance, db: Db): void {
  route(app, informes.tabla, ({ viewer, query }) => readInforme(db, viewer, query));
  route(app, informes.filas, ({ viewer, query }) => readFilasDeInforme(db, viewer, query));
  route(app, informes.hoja, (call) => deliverInforme(db, call));
  route(app, informes.calidad, ({ viewer, query }) => readInformeDeCalidad(db, viewer, query));
  route(app, informes.contratosDeCalidad, ({ viewer, query: { medida, comercial, ...periodo } }) =>
    readContratosDeCalidad(db, viewer, { medida, comercial, span: spanOf(periodo, today()) }),
  );
  route(app, informes.embudo, ({ viewer, query }) => readInformeDeEmbudo(db, viewer, query));
  route(app, informes.envios, ({ viewer }) => readEnvios(db, viewer));
  route(app, informes.mail, ({ viewer, params }) => addEnvio(db, viewer, params.vista));
  route(app, informes.stopMail, ({ viewer, params }) => removeEnvio(db, viewer, params.vista));
}
