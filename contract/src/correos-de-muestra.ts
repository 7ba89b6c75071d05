import { EVENTOS, hasAviso } from './avisos.ts';
import { MOTIVOS } from './correos.ts';

export type * from './correos-de-muestra.schemas.ts';

/** Each mail that leaves the house, those that tell of an event by the event. */
export const CUALES = [
  ...MOTIVOS.filter((motivo) => motivo !== 'aviso'),
  ...EVENTOS.filter(hasAviso),
  'resumen-semanal',
] as const;

export type Cual = (typeof CUALES)[number];

const path = '/v1/ajustes/marcas/:id/correos/:cual';

export const get = { method: 'GET', path, access: 'manage all' } as const;

export const send = { method: 'POST', path, access: 'manage all' } as const;
