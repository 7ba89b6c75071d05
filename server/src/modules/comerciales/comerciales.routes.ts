import { comerciales, comercialesLote } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { route } from '../../platform/route.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { listMarcas } from '../cartera/marca.repository.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { COMERCIALES, listOpciones, readZonas } from './comerciales.repository.ts';
import {
  changeComercial,
  createComercial,
  endComercial,
  reactivateComercial,
  readComercial,
} from './comerciales.service.ts';
import { inviteComercial, revokeInvitacion } from './invitacion.service.ts';
import { loteDeComerciales } from './lote.service.ts';
import { handOverCartera, previewTraspaso } from './traspaso.service.ts';

type Deps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

/** The calls on representatives: the team as a tree, what each manages, and what administrators do with them. */
export function comercialesRoutes(
  app: FastifyInstance,
  { db, mail, publicUrl }: Deps,
  deps: OperacionDeps,
): void {
  serveList(app, comerciales, { served: COMERCIALES, titulo: 'comerciales', entidad: 'comercial' });
  route(app, comerciales.options, ({ viewer, query }) => listOpciones(db, viewer, query));
  route(app, comerciales.facets, async ({ viewer }) => ({
    zonas: await readZonas(db, viewer),
    marcas: await listMarcas(db),
  }));
  route(app, comerciales.get, ({ viewer, params }) => readComercial(db, viewer, params.id));
  route(app, comerciales.create, ({ viewer, body }) => createComercial(db, viewer, body));
  route(app, comerciales.update, ({ viewer, params, body }) =>
    changeComercial({ db, viewer, id: params.id, body }),
  );
  route(app, comerciales.deactivate, ({ viewer, params }) => endComercial(db, viewer, params.id));
  route(app, comerciales.reactivate, ({ viewer, params }) => reactivateComercial(db, viewer, params.id));
  route(app, comercialesLote.preview, ({ viewer, body }) =>
    rehearseBatch(db, loteDeComerciales(viewer, body)),
  );
  route(app, comercialesLote.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDeComerciales(viewer, body), esperados }),
  );
  route(app, comerciales.previewTraspaso, ({ params }) => previewTraspaso(db, params.id));
  route(app, comerciales.transfer, ({ viewer, params, body }) =>
    handOverCartera({ deps, viewer, id: params.id, body }),
  );
  route(app, comerciales.invite, ({ viewer, params }) =>
    inviteComercial({ db, mail, publicUrl }, viewer, params.id),
  );
  route(app, comerciales.revokeInvitacion, ({ viewer, params }) => revokeInvitacion(db, viewer, params.id));
}
