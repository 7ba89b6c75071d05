import { endpoint } from './endpoint.ts';
import { body, query, response } from './importacion-de-filas.schemas.ts';
import { MAX_BYTES } from './importacion-de-filas.ts';
import * as calls from './puntos-importacion.ts';

/** Each row is a supply point that is known already: what the distributor says of it comes with its SIPS. */
export const importFile = endpoint({
  ...calls.importFile,
  sellersOnly: true,
  summary:
    'Lee etiquetas y campos propios de puntos de suministro de un CSV o XLSX; con ensayo no guarda nada y cuenta lo que haría',
  multipart: true,
  fileBytes: MAX_BYTES,
  query,
  body,
  response,
});

export const template = endpoint({
  ...calls.template,
  answers: ['text/csv'],
  sellersOnly: true,
  summary: 'Plantilla CSV de puntos de suministro: su CUPS, sus etiquetas y los campos propios',
});
