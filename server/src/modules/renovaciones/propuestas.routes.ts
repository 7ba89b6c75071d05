import { propuestasDeRenovacion } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { runBatch } from '../operaciones/lote.service.ts';
import { loteDePropuestasDeRenovacion, rehearsePropuestas } from './propuestas.service.ts';

/** The calls that make a proposal for each of many renewals. */
export function propuestasDeRenovacionRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  route(app, propuestasDeRenovacion.preview, ({ viewer, body }) => rehearsePropuestas(deps.db, viewer, body));
  route(app, propuestasDeRenovacion.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDePropuestasDeRenovacion(viewer, body), esperados }),
  );
}
