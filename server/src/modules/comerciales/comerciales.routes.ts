import { comerciales } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { type Columna, celdaFecha } from '../../platform/hoja/columna.ts';
import { exportar } from '../../platform/hoja/exportacion.ts';
import type { Mailer } from '../../platform/mail.ts';
import { route } from '../../platform/route.ts';
import { entregarLista } from '../auditoria/exportacion.service.ts';
import type { Taller } from '../operaciones/ejecutor.service.ts';
import {
  consultaComerciales,
  type FilaComercial,
  listComerciales,
  listOpciones,
  sumarComerciales,
} from './comerciales.repository.ts';
import {
  cambiarComercial,
  crearComercial,
  darDeBaja,
  leerComercial,
  reactivar,
} from './comerciales.service.ts';
import { invitar, revocarInvitacion } from './invitacion.service.ts';
import { respuestaFila } from './respuestas.ts';
import { previsualizarTraspaso, traspasar } from './traspaso.service.ts';

const COLUMNAS: readonly Columna<FilaComercial>[] = [
  { titulo: 'Id.', celda: ({ id }) => id },
  { titulo: 'Nombre', celda: ({ nombre }) => nombre },
  { titulo: 'NIF', celda: ({ nif }) => nif },
  { titulo: 'Email', celda: ({ email }) => email },
  { titulo: 'Teléfono', celda: ({ telefono }) => telefono },
  { titulo: 'Zona', celda: ({ zona }) => zona },
  { titulo: 'Responsable', celda: ({ responsableNombre }) => responsableNombre },
  { titulo: 'Nivel', celda: ({ nivel }) => nivel },
  { titulo: 'Alta', celda: ({ alta }) => celdaFecha(alta) },
  { titulo: 'Baja', celda: ({ baja }) => celdaFecha(baja) },
  { titulo: 'Clientes', celda: ({ clientes }) => clientes },
  { titulo: 'Puntos', celda: ({ puntos }) => puntos },
  { titulo: 'Contratos activos', celda: ({ contratosActivos }) => contratosActivos },
  { titulo: 'Energía gestionada (kWh)', celda: ({ energiaGestionadaKwh }) => energiaGestionadaKwh },
];

const HOJA = { nombre: 'comerciales', titulo: 'Comerciales', columnas: COLUMNAS };

type Deps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

/** Representatives: the team as a tree, what each manages, and what administrators do with them. */
export function comercialesRoutes(app: FastifyInstance, { db, mail, publicUrl }: Deps, taller: Taller): void {
  route(app, comerciales.list, async ({ viewer, query }) => {
    const { rows, count, total } = await listComerciales(db, viewer, query);
    return { rows: rows.map(respuestaFila), count, total, countExact: true };
  });
  route(app, comerciales.totales, ({ viewer, query }) => sumarComerciales(db, viewer, query));
  route(app, comerciales.opciones, ({ viewer }) => listOpciones(db, viewer));
  route(app, comerciales.exportar, async (call) => {
    const { formato, sort, ...filtros } = call.query;
    const consulta = consultaComerciales(call.viewer, filtros, sort);
    return entregarLista(db, call, 'comercial', await exportar(db, formato, HOJA, consulta));
  });
  route(app, comerciales.get, ({ viewer, params }) => leerComercial(db, viewer, params.id));
  route(app, comerciales.create, ({ viewer, body }) => crearComercial(db, viewer, body));
  route(app, comerciales.update, ({ viewer, params, body }) => cambiarComercial(db, viewer, params.id, body));
  route(app, comerciales.baja, ({ viewer, params }) => darDeBaja(db, viewer, params.id));
  route(app, comerciales.reactivar, ({ viewer, params }) => reactivar(db, viewer, params.id));
  route(app, comerciales.previsualizarTraspaso, ({ params }) => previsualizarTraspaso(db, params.id));
  route(app, comerciales.traspasar, ({ viewer, params, body }) => traspasar(taller, viewer, params.id, body));
  route(app, comerciales.invitar, ({ viewer, params }) =>
    invitar({ db, mail, publicUrl }, viewer, params.id),
  );
  route(app, comerciales.revocarInvitacion, ({ viewer, params }) => revocarInvitacion(db, viewer, params.id));
}
