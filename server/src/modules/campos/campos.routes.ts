import { campos, puntosImportacion } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { listCampos } from '../cartera/campos.repository.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { changeOne, loteDeCampos } from './campos.service.ts';
import { changeCampo, createCampo, removeCampo } from './definiciones.service.ts';
import { importPuntos, plantillaDePuntos } from './importacion/importacion.service.ts';

/** The calls on the fields of a house's own: which there are, and their values on clients, supply points and contracts. */
export function camposRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  route(app, campos.list, async () => ({ rows: await listCampos(db) }));
  route(app, campos.create, ({ viewer, body }) => createCampo(db, viewer, body));
  route(app, campos.update, ({ viewer, params, body }) => changeCampo({ db, viewer }, params, body));
  route(app, campos.remove, ({ viewer, params }) => removeCampo({ db, viewer }, params));
  route(app, campos.change, ({ viewer, body }) => changeOne(db, viewer, body));
  route(app, campos.preview, ({ viewer, body }) => rehearseBatch(db, loteDeCampos(viewer, body)));
  route(app, campos.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDeCampos(viewer, body), esperados }),
  );
  route(app, puntosImportacion.importFile, ({ query, body, files, viewer }) =>
    importPuntos({ deps, viewer, files, pedido: { ...query, ...body } }),
  );
  route(app, puntosImportacion.template, async ({ reply, viewer }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="suministros.csv"')
      .send(await plantillaDePuntos(db, viewer)),
  );
}
