import { z } from 'zod';
import { analisisList } from './analisis.list.ts';
import { fechaSchema } from './dominio.ts';
import { endpoint } from './endpoint.ts';
import { listResponse, queryOf } from './list.ts';
import { ocupacionSchema } from './ocupacion.ts';
import {
  analisisDeClienteSchema,
  analisisInputSchema,
  analisisRowDeClienteSchema,
  analisisRowSchema,
  analisisSchema,
  resultadoSchema,
} from './resultado-de-analisis.ts';

export * from './resultado-de-analisis.ts';

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  method: 'GET',
  path: '/v1/analisis',
  access: 'read Auth',
  summary: 'Análisis guardados, el más reciente primero',
  query: queryOf(analisisList),
  response: listResponse(analisisRowSchema),
  clientResponse: listResponse(analisisRowDeClienteSchema),
});

export const simular = endpoint({
  method: 'POST',
  path: '/v1/analisis/simular',
  access: 'read Auth',
  sellersOnly: true,
  summary: 'Calcula un análisis sin guardarlo',
  body: analisisInputSchema,
  /** `ocupados`: of the supply points, those that have a contract of ours today. */
  response: resultadoSchema.extend({ ocupados: z.array(ocupacionSchema) }),
});

export const create = endpoint({
  method: 'POST',
  path: '/v1/analisis',
  access: 'read Auth',
  sellersOnly: true,
  summary:
    'Calcula y guarda un análisis con todo lo que lo determina congelado; con Idempotency-Key, repetir no guarda otro',
  body: analisisInputSchema,
  response: analisisSchema,
});

export const get = endpoint({
  method: 'GET',
  path: '/v1/analisis/:id',
  access: 'read Auth',
  summary: 'Un análisis tal como se guardó',
  params,
  response: analisisSchema,
  clientResponse: analisisDeClienteSchema,
});

export const update = endpoint({
  method: 'PATCH',
  path: '/v1/analisis/:id',
  access: 'read Auth',
  sellersOnly: true,
  summary: 'Cambia las notas; las cifras guardadas no cambian',
  params,
  body: z.strictObject({ notas: z.string().max(4000) }),
  response: analisisSchema,
});

export const recalcular = endpoint({
  method: 'POST',
  path: '/v1/analisis/:id/recalcular',
  access: 'read Auth',
  sellersOnly: true,
  summary: 'La versión siguiente, con los precios e impuestos de la fecha dada',
  params,
  body: z.strictObject({ fecha: fechaSchema }),
  response: analisisSchema,
});
