import { z } from 'zod';
import { clientesQuery } from './clientes.schemas.ts';
import * as calls from './clientes-lote.ts';
import { ACCIONES, type Accion } from './clientes-lote.ts';
import { endpoint } from './endpoint.ts';
import { body, DUDOSAS, query, response } from './importacion-de-filas.schemas.ts';
import { MAX_BYTES } from './importacion-de-filas.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';

export { CAMPOS_DE_FICHERO as CAMPOS } from './campos-de-cliente.ts';
export { ACCIONES, type Accion, type Campo } from './clientes-lote.ts';

/** Changes of many clients at once. All of them are undone through `operaciones`. */

/** The filters of the list say which clients are meant, as they stand in its address. */
export const filtrosSchema = clientesQuery.omit({ page: true, limit: true, sort: true });

const seleccion = {
  /** A call names either these clients… */
  ids: z.array(z.string().max(60)).max(10_000).optional(),
  /** …or the filters of the list, and then all that it finds. */
  filtro: filtrosSchema.optional(),
  /** Null assigns the clients to nobody. */
  comercialId: z.string().max(60).nullable(),
};

const unaForma = (valor: { ids?: unknown; filtro?: unknown }) =>
  (valor.ids === undefined) !== (valor.filtro === undefined);

const UNA_FORMA = { error: 'Di qué clientes: con ids o con un filtro', path: ['ids'] };

/** The preview changes nothing. */
export const previewAsignacion = endpoint({
  ...calls.previewAsignacion,
  sellersOnly: true,
  summary: 'Cuántos clientes cambiarían de comercial, con cinco ejemplos',
  body: z.strictObject(seleccion).refine(unaForma, UNA_FORMA),
  response: z.object({
    /** `total` counts the selected clients and `cambian` those that would change. */
    total: z.int(),
    cambian: z.int(),
    muestra: z.array(
      z.object({ id: z.string(), nombre: z.string(), de: z.string().nullable(), a: z.string().nullable() }),
    ),
  }),
});

export const assign = endpoint({
  ...calls.assign,
  sellersOnly: true,
  summary: 'Pasa clientes a un comercial; 409 si ya no son los que se vieron',
  body: z
    .strictObject({
      ...seleccion,
      /** The `cambian` that the person saw in the preview: if it is now another number, nothing is done. */
      esperados: z.int().min(0).optional(),
    })
    .refine(unaForma, UNA_FORMA),
  response: operacionSchema,
});

const accion = {
  accion: z.enum(ACCIONES),
  /** The reason is required to block. */
  motivo: z.string().trim().min(1, 'Escribe el motivo').max(500).optional(),
};

/** A block needs a reason, and no other action takes one. */
const conSuMotivo = (valor: { accion: Accion; motivo?: string | undefined }) =>
  (valor.accion === 'bloquear') === (valor.motivo !== undefined);

const SU_MOTIVO = { error: 'Escribe el motivo si es un bloqueo, y solo entonces', path: ['motivo'] };

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary: 'Qué haría una acción con muchos: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...accion, ...cuales }).refine(conSuMotivo, SU_MOTIVO),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'La misma acción sobre muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...accion, ...cuales, esperados }).refine(conSuMotivo, SU_MOTIVO),
  response: operacionSchema,
});

/** A row of the file creates or changes a client, and the supply point that it names; it finds them by NIF, CUPS, mail or name. */
export const importFile = endpoint({
  ...calls.importFile,
  sellersOnly: true,
  summary: 'Lee clientes de un CSV o XLSX; con ensayo cuenta lo que haría y no cambia nada',
  multipart: true,
  fileBytes: MAX_BYTES,
  query: query.extend({ dudosas: z.enum(DUDOSAS).default('sin-lo-dudoso') }),
  body: body.extend({
    /** JSON of what the file writes for each representative → their e-mail or name; null for nobody. */
    comerciales: z.string().max(20_000).optional(),
  }),
  response,
});

export const template = endpoint({
  ...calls.template,
  answers: ['text/csv'],
  sellersOnly: true,
  summary: 'Plantilla CSV con todas las columnas',
});
