import { Readable } from 'node:stream';
import { clientesLote } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import { enCsv } from '../../../platform/hoja/csv.ts';
import { notFound } from '../../../platform/problems.ts';
import { route } from '../../../platform/route.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import type { Taller } from '../../operaciones/ejecutor.service.ts';
import { type ErrorDeFila, findOperacion, listErrores } from '../../operaciones/operaciones.repository.ts';
import { plantillaCsv } from '../importacion/columnas.ts';
import { importarClientes } from '../importacion/importacion.service.ts';
import { asignar, previsualizarAsignacion } from './asignacion.service.ts';

/** Many clients at once: assignment and imports. */
export function clientesLoteRoutes(app: FastifyInstance, taller: Taller): void {
  const { db } = taller;
  route(app, clientesLote.previsualizarAsignacion, ({ viewer, body }) =>
    previsualizarAsignacion(db, viewer, body),
  );
  route(app, clientesLote.asignar, ({ viewer, body }) => asignar(taller, viewer, body));
  route(app, clientesLote.importar, ({ viewer, files, query, body }) =>
    importarClientes(db, viewer, files, query, body),
  );
  route(app, clientesLote.erroresDeImportacion, async ({ viewer, params, reply }) => {
    const operacion = await findOperacion(db, viewer, params.id);
    if (operacion?.tipo !== 'importacion') throw notFound();
    const { titulos } = operacion.detalle as { readonly titulos: readonly string[] };
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="clientes-errores.csv"')
      .send(Readable.from(enCsv(columnasDe(titulos), [await listErrores(db, params.id)])));
  });
  route(app, clientesLote.plantilla, ({ viewer, reply }) => {
    soloQuienVende(viewer);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="clientes.csv"')
      .send(plantillaCsv());
  });
}

/** The columns of the file itself, so that what was mended can be loaded again; and where and why in front. */
function columnasDe(titulos: readonly string[]) {
  return [
    { titulo: 'Línea', celda: ({ fila }: ErrorDeFila) => fila },
    { titulo: 'Motivo', celda: ({ motivo }: ErrorDeFila) => motivo },
    ...titulos.map((titulo, i) => ({ titulo, celda: ({ celdas }: ErrorDeFila) => celdas[i] ?? '' })),
  ];
}
