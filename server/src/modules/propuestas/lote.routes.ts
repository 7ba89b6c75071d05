import { propuestasLote } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { loteDePropuestas } from './lote.service.ts';

export function propuestasLoteRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  route(app, propuestasLote.preview, ({ viewer, body }) =>
    rehearseBatch(deps.db, loteDePropuestas(viewer, body)),
  );
  route(app, propuestasLote.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDePropuestas(viewer, body), esperados }),
  );
}
