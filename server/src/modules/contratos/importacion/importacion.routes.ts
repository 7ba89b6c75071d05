import { Readable } from 'node:stream';
import { contratosImportacion } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { enCsv } from '../../../platform/hoja/csv.ts';
import { notFound } from '../../../platform/problems.ts';
import { route } from '../../../platform/route.ts';
import { type ErrorDeFila, findOperacion, listErrores } from '../../operaciones/operaciones.repository.ts';
import { plantillaCsv } from './columnas.ts';
import { listImportaciones } from './importacion.repository.ts';
import { importarContratos } from './importacion.service.ts';

export function importacionRoutes(app: FastifyInstance, db: Db): void {
  route(app, contratosImportacion.importar, ({ query, body, files, viewer }) =>
    importarContratos(db, viewer, files, { ...query, columnas: body.columnas }),
  );
  route(app, contratosImportacion.plantilla, ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contratos.csv"')
      .send(plantillaCsv()),
  );
  route(app, contratosImportacion.importaciones, async () => ({ rows: await listImportaciones(db) }));
  route(app, contratosImportacion.errores, async ({ viewer, params, reply }) => {
    const operacion = await findOperacion(db, viewer, params.id);
    if (operacion?.tipo !== 'contratos' || operacion.detalle.accion !== 'importar') throw notFound();
    const { titulos } = operacion.detalle as { readonly titulos?: readonly string[] };
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contratos-errores.csv"')
      .send(Readable.from(enCsv(columnasDe(titulos ?? []), [await listErrores(db, params.id)])));
  });
}

/** The columns of the file itself, so that what was mended can be loaded again; and where and why in front. */
function columnasDe(titulos: readonly string[]) {
  return [
    { titulo: 'Línea', celda: ({ fila }: ErrorDeFila) => fila },
    { titulo: 'Campo', celda: ({ campo }: ErrorDeFila) => campo ?? '' },
    { titulo: 'Motivo', celda: ({ motivo }: ErrorDeFila) => motivo },
    ...titulos.map((titulo, i) => ({ titulo, celda: ({ celdas }: ErrorDeFila) => celdas[i] ?? '' })),
  ];
}
