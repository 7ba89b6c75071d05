import { etiquetas } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { listEtiquetas } from './etiquetas.repository.ts';
import { changeOne, loteDeEtiquetas } from './etiquetas.service.ts';

/** The calls on tags: those in use, and putting them on clients, supply points and contracts. */
export function etiquetasRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  route(app, etiquetas.list, ({ query }) => listEtiquetas(db, query));
  route(app, etiquetas.change, ({ viewer, body }) => changeOne(db, viewer, body));
  route(app, etiquetas.preview, ({ viewer, body }) => rehearseBatch(db, loteDeEtiquetas(viewer, body)));
  route(app, etiquetas.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDeEtiquetas(viewer, body), esperados }),
  );
}
