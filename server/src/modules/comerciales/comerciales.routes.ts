import { comerciales, comercialesLote } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { route } from '../../platform/route.ts';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import { listMarcas } from '../cartera/marca.repository.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import {
  consultaComerciales,
  type FilaComercial,
  listComerciales,
  listOpciones,
  readZonas,
} from './comerciales.repository.ts';
import {
  changeComercial,
  createComercial,
  endComercial,
  reactivateComercial,
  readComercial,
} from './comerciales.service.ts';
import { inviteComercial, revokeInvitacion } from './invitacion.service.ts';
import { loteDeComerciales } from './lote.service.ts';
import { respuestaFila } from './respuestas.ts';
import { groupComerciales, sumComerciales } from './totales.repository.ts';
import { handOverCartera, previewTraspaso } from './traspaso.service.ts';

const COLUMNAS: readonly SheetColumn<FilaComercial>[] = [
  { titulo: 'Id.', celda: ({ id }) => id },
  { titulo: 'Nombre', celda: ({ nombre }) => nombre },
  { titulo: 'NIF', celda: ({ nif }) => nif },
  { titulo: 'Email', celda: ({ email }) => email },
  { titulo: 'Teléfono', celda: ({ telefono }) => telefono },
  { titulo: 'Zona', celda: ({ zona }) => zona },
  { titulo: 'Marca', celda: ({ marca }) => marca?.nombre ?? null },
  { titulo: 'Responsable', celda: ({ responsableNombre }) => responsableNombre },
  { titulo: 'Nivel', celda: ({ nivel }) => nivel },
  { titulo: 'Alta', celda: ({ alta }) => dateCell(alta) },
  { titulo: 'Baja', celda: ({ baja }) => dateCell(baja) },
  { titulo: 'Clientes', celda: ({ clientes }) => clientes },
  { titulo: 'Puntos', celda: ({ puntos }) => puntos },
  { titulo: 'Contratos activos', celda: ({ contratosActivos }) => contratosActivos },
  { titulo: 'Energía gestionada (kWh)', celda: ({ energiaGestionadaKwh }) => energiaGestionadaKwh },
];

const HOJA = { nombre: 'comerciales', titulo: 'Comerciales', columnas: COLUMNAS };

type Deps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

/** The calls on representatives: the team as a tree, what each manages, and what administrators do with them. */
export function comercialesRoutes(
  app: FastifyInstance,
  { db, mail, publicUrl }: Deps,
  deps: OperacionDeps,
): void {
  route(app, comerciales.list, async ({ viewer, query }) => {
    const { rows, count, total } = await listComerciales(db, viewer, query);
    return { rows: rows.map(respuestaFila), count, total, countExact: true };
  });
  route(app, comerciales.totals, ({ viewer, query }) => sumComerciales(db, viewer, query));
  route(app, comerciales.groups, ({ viewer, query }) => groupComerciales(db, viewer, query));
  route(app, comerciales.options, ({ viewer, query }) => listOpciones(db, viewer, query));
  route(app, comerciales.facets, async ({ viewer }) => ({
    zonas: await readZonas(db, viewer),
    marcas: await listMarcas(db),
  }));
  route(app, comerciales.exportRows, async (call) => {
    const { formato: _, sort, ...filtros } = call.query;
    const consulta = consultaComerciales(call.viewer, filtros, sort);
    return deliverList({ db, call, entidad: 'comercial', sheet: HOJA, consulta });
  });
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
