import { Readable } from 'node:stream';
import { clientesLote } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { enCsv } from '../../../platform/hoja/csv.ts';
import { notFound } from '../../../platform/problems.ts';
import { route } from '../../../platform/route.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import { plantillaCsv } from '../importacion/columnas.ts';
import { importarClientes } from '../importacion/importacion.service.ts';
import type { FilaConError } from '../tables.ts';
import { asignar, previsualizarAsignacion } from './asignacion.service.ts';
import { deshacer } from './deshacer.service.ts';
import { findOperacion, listOperaciones } from './operacion.repository.ts';

/** Many clients at once: assignment, imports, and what undoes them. */
export function clientesLoteRoutes(app: FastifyInstance, db: Db): void {
  route(app, clientesLote.previsualizarAsignacion, ({ viewer, body }) =>
    previsualizarAsignacion(db, viewer, body),
  );
  route(app, clientesLote.asignar, ({ viewer, body }) => asignar(db, viewer, body));
  route(app, clientesLote.operaciones, async ({ viewer, query }) => {
    const { rows, count } = await listOperaciones(db, viewer, query);
    const operaciones = rows.map(({ usuarioId, usuarioNombre, creadoEn, deshechaEn, ...operacion }) => ({
      ...operacion,
      quien: { id: usuarioId, nombre: usuarioNombre },
      creado: creadoEn,
      deshecha: deshechaEn,
      acciones: deshechaEn === null ? (['deshacer'] as 'deshacer'[]) : [],
    }));
    return { rows: operaciones, count, countExact: true };
  });
  route(app, clientesLote.deshacer, ({ viewer, params }) => {
    soloQuienVende(viewer);
    return deshacer(db, viewer, params.id);
  });
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
      .send(Readable.from(enCsv(columnasDe(titulos), [operacion.errores])));
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
    { titulo: 'Línea', celda: ({ fila }: FilaConError) => fila },
    { titulo: 'Motivo', celda: ({ motivo }: FilaConError) => motivo },
    ...titulos.map((titulo, i) => ({ titulo, celda: ({ celdas }: FilaConError) => celdas[i] ?? '' })),
  ];
}
