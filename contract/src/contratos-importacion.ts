import { endpoint } from './endpoint.ts';
import { body, MAX_BYTES, query, response } from './importacion-de-filas.ts';

/** Each row is a contract by its code, its CUPS and reference, or its CUPS, product and dates. */
export const importar = endpoint({
  method: 'POST',
  path: '/v1/contratos/importacion',
  access: 'manage all',
  summary: 'Lee contratos de un CSV o XLSX; con ensayo no guarda nada y cuenta lo que haría',
  multipart: true,
  fileBytes: MAX_BYTES,
  query,
  body,
  response,
});

export const plantilla = endpoint({
  method: 'GET',
  path: '/v1/contratos/plantilla',
  access: 'manage all',
  summary: 'Plantilla CSV de contratos, con todas sus columnas',
});
