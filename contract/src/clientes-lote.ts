import { z } from 'zod';
import type { CAMPOS_DE_FICHERO } from './campos-de-cliente.ts';
import { clientesQuery } from './clientes.ts';
import { endpoint } from './endpoint.ts';
import { body, MAX_BYTES, query, response } from './importacion-de-filas.ts';
import { operacionSchema } from './operaciones.ts';

export { CAMPOS_DE_FICHERO as CAMPOS } from './campos-de-cliente.ts';
export type Campo = (typeof CAMPOS_DE_FICHERO)[number];

/** Work over many clients at once: assignment to a representative, and imports; `operaciones` undoes them. */

const seleccion = {
  /** These clients… */
  ids: z.array(z.string().max(60)).max(10_000).optional(),
  /** …or all those of a list. */
  filtro: clientesQuery.omit({ page: true, limit: true, sort: true }).optional(),
  /** Null: nobody's. */
  comercialId: z.string().max(60).nullable(),
};

const unaForma = (valor: { ids?: unknown; filtro?: unknown }) =>
  (valor.ids === undefined) !== (valor.filtro === undefined);
const UNA_FORMA = { error: 'Di qué clientes: con ids o con un filtro', path: ['ids'] };

/** Shows what an assignment would change; changes nothing. */
export const previsualizarAsignacion = endpoint({
  method: 'POST',
  path: '/v1/clientes/asignacion/previsualizacion',
  access: 'read Auth',
  summary: 'Cuántos clientes cambiarían de comercial, con cinco ejemplos',
  body: z.strictObject(seleccion).refine(unaForma, UNA_FORMA),
  response: z.object({
    /** Clients that the selection has, and how many of them would change. */
    total: z.int(),
    cambian: z.int(),
    muestra: z.array(
      z.object({ id: z.string(), nombre: z.string(), de: z.string().nullable(), a: z.string().nullable() }),
    ),
  }),
});

export const asignar = endpoint({
  method: 'POST',
  path: '/v1/clientes/asignacion',
  access: 'read Auth',
  summary: 'Pasa clientes a un comercial; 409 si ya no son los que se vieron',
  body: z
    .strictObject({
      ...seleccion,
      /** `cambian` of the preview: with another number nothing is done. */
      esperados: z.int().min(0).optional(),
    })
    .refine(unaForma, UNA_FORMA),
  response: operacionSchema,
});

/** Each row is a client by its NIF. */
export const importar = endpoint({
  method: 'POST',
  path: '/v1/clientes/importacion',
  access: 'read Auth',
  summary: 'Lee clientes de un CSV o XLSX; con ensayo cuenta lo que haría y no cambia nada',
  multipart: true,
  fileBytes: MAX_BYTES,
  query,
  body,
  response,
});

export const plantilla = endpoint({
  method: 'GET',
  path: '/v1/clientes/plantilla',
  access: 'read Auth',
  summary: 'Plantilla CSV con todas las columnas',
});
