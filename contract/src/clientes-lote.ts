import { z } from 'zod';
import { CAMPOS_DE_FICHERO } from './campos-de-cliente.ts';
import { clientesQuery } from './clientes.ts';
import { endpoint } from './endpoint.ts';
import { operacionSchema } from './operaciones.ts';

export { CAMPOS_DE_FICHERO as CAMPOS } from './campos-de-cliente.ts';
export type Campo = (typeof CAMPOS_DE_FICHERO)[number];

/** Work over many clients at once: assignment to a representative, and imports; `operaciones` undoes them. */

const params = z.object({ id: z.string().max(60) });

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

const filaImportadaSchema = z.object({
  /** In the file, 1-based. */
  fila: z.int(),
  accion: z.enum(['crear', 'cambiar', 'sin-cambios', 'error']),
  nombre: z.string(),
  nif: z.string(),
  /** The fields that would change. */
  cambios: z.array(z.string()),
  motivo: z.string().nullable(),
});

export const importar = endpoint({
  method: 'POST',
  path: '/v1/clientes/importacion',
  access: 'read Auth',
  summary: 'Lee clientes de un CSV o XLSX; con ensayo cuenta lo que haría y no cambia nada',
  multipart: true,
  fileBytes: 20 * 1024 ** 2,
  query: z.strictObject({
    ensayo: z.enum(['si', 'no']).default('si'),
    /** What to do with each row, by its NIF. */
    modo: z.enum(['crear', 'cambiar', 'ambos']).default('ambos'),
  }),
  body: z.strictObject({
    /** JSON: by title of a column, the field that it fills, or null to leave it out. What is not said is guessed. */
    columnas: z.string().max(20_000).optional(),
  }),
  response: z.object({
    hecho: z.boolean(),
    /** Of a real import: for its errors file, and to undo it. */
    operacionId: z.string().nullable(),
    /** The columns of the file, what each was taken for and its first values. */
    columnas: z.array(
      z.object({
        titulo: z.string(),
        campo: z.enum(CAMPOS_DE_FICHERO).nullable(),
        ejemplos: z.array(z.string()),
      }),
    ),
    creados: z.int(),
    cambiados: z.int(),
    sinCambios: z.int(),
    errores: z.int(),
    /** The first thousand rows; all those with an error are in the errors file. */
    filas: z.array(filaImportadaSchema),
  }),
});

/** The rows that were left out as they came, with their line and why: mend it and import it again. */
export const erroresDeImportacion = endpoint({
  method: 'GET',
  path: '/v1/clientes/operaciones/:id/errores',
  access: 'read Auth',
  summary: 'Filas que no entraron, en CSV, con línea y motivo',
  params,
});

export const plantilla = endpoint({
  method: 'GET',
  path: '/v1/clientes/plantilla',
  access: 'read Auth',
  summary: 'Plantilla CSV con todas las columnas',
});
