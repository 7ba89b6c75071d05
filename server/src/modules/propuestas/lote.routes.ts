import { propuestasLote } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { Taller } from '../operaciones/ejecutor.service.ts';
import { actuarEnLote, ensayarLote } from '../operaciones/lote.service.ts';
import { loteDePropuestas } from './lote.service.ts';

/** Many proposals at once. */
export function propuestasLoteRoutes(app: FastifyInstance, taller: Taller): void {
  route(app, propuestasLote.ensayar, ({ viewer, body }) =>
    ensayarLote(taller.db, loteDePropuestas(viewer, body)),
  );
  route(app, propuestasLote.aplicar, ({ viewer, body: { esperados, ...body } }) =>
    actuarEnLote(taller, viewer, loteDePropuestas(viewer, body), esperados),
  );
}
