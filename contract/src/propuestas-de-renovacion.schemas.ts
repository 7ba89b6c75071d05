import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cuales, ensayoSchema, esperados, filaDeEnsayoSchema } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import * as calls from './propuestas-de-renovacion.ts';

/** A proposal for each of many contracts that come to their end, undone through `operaciones` until its client opens it. */

const peticion = {
  ...cuales,
  /** Whether each is mailed to its client under its brand; otherwise they are left as drafts. */
  enviar: z.boolean(),
  mensaje: z.string().max(4000, 'Como mucho 4000 caracteres').optional(),
};

const ofertaSchema = z.object({
  producto: z.string(),
  comercializadora: z.string(),
  ahorroAnualEur: z.number(),
  ahorroPct: z.number(),
  /** What all the fees of the deal come to (*generada*). */
  comisionEur: z.number(),
});

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary:
    'Qué propuestas se harían: cuántas, las 200 primeras una por una con su oferta, y lo que suman; no cambia nada',
  body: z.strictObject(peticion),
  response: ensayoSchema.extend({
    filas: z.array(filaDeEnsayoSchema.extend({ oferta: ofertaSchema.nullable() })),
    suma: ofertaSchema.pick({ ahorroAnualEur: true, comisionEur: true }),
  }),
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'Un análisis y una propuesta por contrato, con la oferta de hoy que más le ahorra; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...peticion, esperados }),
  response: operacionSchema,
});
