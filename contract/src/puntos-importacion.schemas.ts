import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { body, query, response } from './importacion-de-filas.schemas.ts';
import { MAX_BYTES } from './importacion-de-filas.ts';
import * as calls from './puntos-importacion.ts';
import { DE_OTRO } from './puntos-importacion.ts';

export { DE_OTRO } from './puntos-importacion.ts';

/** Each row is a supply point that is known already, and may name its client: what the distributor says of it comes with its SIPS. */
export const importFile = endpoint({
  ...calls.importFile,
  sellersOnly: true,
  summary:
    'Lee de quién es cada punto de suministro, sus etiquetas y sus campos propios de un CSV o XLSX; con ensayo no guarda nada y cuenta lo que haría',
  multipart: true,
  fileBytes: MAX_BYTES,
  query: query.extend({
    /** Whether the supply points of other clients than their row says are taken from them, or their rows refused. */
    deOtro: z.enum(DE_OTRO).default('respetar'),
  }),
  body,
  response,
});

export const template = endpoint({
  ...calls.template,
  answers: ['text/csv'],
  sellersOnly: true,
  summary: 'Plantilla CSV de puntos de suministro: su CUPS, su cliente, sus etiquetas y los campos propios',
});
