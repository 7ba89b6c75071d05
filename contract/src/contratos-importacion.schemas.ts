import * as calls from './contratos-importacion.ts';
import { endpoint } from './endpoint.ts';
import { body, query, response } from './importacion-de-filas.schemas.ts';
import { MAX_BYTES } from './importacion-de-filas.ts';

/** Each row is a contract by its code, its CUPS and reference, or its CUPS, product and dates. */
export const importFile = endpoint({
  ...calls.importFile,
  summary: 'Lee contratos de un CSV o XLSX; con ensayo no guarda nada y cuenta lo que haría',
  multipart: true,
  fileBytes: MAX_BYTES,
  query,
  body,
  response,
});

export const template = endpoint({
  ...calls.template,
  answers: ['text/csv'],
  summary: 'Plantilla CSV de contratos, con todas sus columnas',
});
