import { z } from 'zod';
import { clientesQuery } from './clientes.schemas.ts';
import * as calls from './clientes-lote.ts';
import { ACCIONES, type Accion } from './clientes-lote.ts';
import { endpoint } from './endpoint.ts';
import { body, query, response } from './importacion-de-filas.schemas.ts';
import { MAX_BYTES } from './importacion-de-filas.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';

export { CAMPOS_DE_FICHERO as CAMPOS } from './campos-de-cliente.ts';
export { ACCIONES, type Accion, type Campo } from './clientes-lote.ts';

/**
 * Work over many clients at once: assignment to a representative, what is done to one of them, and imports; `operaciones`
 * undoes it.
 */

/** What says which ones, in the address of their list. */
export const filtrosSchema = clientesQuery.omit({ page: true, limit: true, sort: true });

const seleccion = {
  /** These clients… */
  ids: z.array(z.string().max(60)).max(10_000).optional(),
  /** …or all those of a list. */
  filtro: filtrosSchema.optional(),
  /** Null: nobody's. */
  comercialId: z.string().max(60).nullable(),
};

const unaForma = (valor: { ids?: unknown; filtro?: unknown }) =>
  (valor.ids === undefined) !== (valor.filtro === undefined);

const UNA_FORMA = { error: 'Di qué clientes: con ids o con un filtro', path: ['ids'] };

/** Shows what an assignment would change; changes nothing. */
export const previewAsignacion = endpoint({
  ...calls.previewAsignacion,
  sellersOnly: true,
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
  ...calls.asignar,
  sellersOnly: true,
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

const accion = {
  accion: z.enum(ACCIONES),
  /** Why they are blocked. */
  motivo: z.string().trim().min(1, 'Escribe el motivo').max(500).optional(),
};

/** The reason goes with a block, and with nothing else. */
const conSuMotivo = (valor: { accion: Accion; motivo?: string | undefined }) =>
  (valor.accion === 'bloquear') === (valor.motivo !== undefined);

const SU_MOTIVO = { error: 'Escribe el motivo si es un bloqueo, y solo entonces', path: ['motivo'] };

export const ensayar = endpoint({
  ...calls.ensayar,
  sellersOnly: true,
  summary: 'Qué haría una acción con muchos: cuántos son, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...accion, ...cuales }).refine(conSuMotivo, SU_MOTIVO),
  response: ensayoSchema,
});

export const aplicar = endpoint({
  ...calls.aplicar,
  sellersOnly: true,
  summary:
    'La misma acción sobre muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...accion, ...cuales, esperados }).refine(conSuMotivo, SU_MOTIVO),
  response: operacionSchema,
});

/** Each row is a client by its NIF. */
export const importar = endpoint({
  ...calls.importar,
  sellersOnly: true,
  summary: 'Lee clientes de un CSV o XLSX; con ensayo cuenta lo que haría y no cambia nada',
  multipart: true,
  fileBytes: MAX_BYTES,
  query,
  body,
  response,
});

export const plantilla = endpoint({
  ...calls.plantilla,
  sellersOnly: true,
  summary: 'Plantilla CSV con todas las columnas',
});
