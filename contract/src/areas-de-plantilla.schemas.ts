import { z } from 'zod';
import * as calls from './areas-de-plantilla.ts';
import { AREAS } from './areas-de-plantilla.ts';
import { endpoint } from './endpoint.ts';

export { AREAS, type Area } from './areas-de-plantilla.ts';

const ocultasSchema = z.object({ areasOcultas: z.array(z.enum(AREAS)) });

export const get = endpoint({
  ...calls.get,
  summary: 'Las áreas de la plantilla que la casa no enseña',
  response: ocultasSchema,
  wholeForClients: 'Which pages exist, for whoever asks for one of them.',
});

export const update = endpoint({
  ...calls.update,
  summary: 'Dice qué áreas de la plantilla no se enseñan; quien ya está dentro lo nota en unos minutos',
  body: z.strictObject({ areasOcultas: z.array(z.enum(AREAS)).max(AREAS.length) }),
  response: ocultasSchema,
});
