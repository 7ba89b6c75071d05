import { z } from 'zod';
import * as calls from './barra.ts';
import { endpoint } from './endpoint.ts';
import * as inicio from './inicio.schemas.ts';
import * as marcadores from './marcadores.schemas.ts';

export const get = endpoint({
  ...calls.get,
  summary: 'Las páginas marcadas y las tareas del día, como los dan sus propias llamadas',
  // The bell of a client tells of their own area, which its screens have read already.
  sellersOnly: true,
  response: z.object({ marcadores: marcadores.get.response, tareas: inicio.tareas.response }),
});
