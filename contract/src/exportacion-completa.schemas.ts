import * as calls from './ajustes.ts';
import { endpoint } from './endpoint.ts';

export const exportAll = endpoint({
  ...calls.exportAll,
  peopleOnly: true,
  answers: ['application/zip'],
  summary: 'Un zip con todas las listas en CSV, los consumos, los documentos y la auditoría; queda anotado',
});
