import { NORMAS } from '@vatio/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './normas.ts';

const sinSaberSchema = z
  .boolean({ error: 'Ha de ser true, false o null mientras no se sepa' })
  .nullable()
  .describe('null mientras no se sepa');

const acuerdoSchema = z.strictObject({
  cumplida: sinSaberSchema,
  validada: sinSaberSchema,
  /** Where whoever settles it has read so. */
  nota: z.string().trim().max(500, 'Como mucho 500 caracteres'),
});

export type AcuerdoDado = z.input<typeof acuerdoSchema>;

export const normaPublicadaSchema = z.object({
  id: z.string(),
  norma: z.string(),
  boe: z.string(),
  /** Rates per one; that of IVA is for supplies of up to `ivaHastaKw`. */
  medida: z.object({ ieeTipo: z.number(), ivaTipo: z.number(), ivaHastaKw: z.number() }),
  condicion: z.string(),
  serie: z.string(),
  publicada: z.string(),
  cumplida: z.boolean().nullable(),
  validada: z.boolean().nullable(),
  desde: z.string(),
  hasta: z.string(),
});

const normaSchema = normaPublicadaSchema.extend({
  /** Both readings are calculated while it is open. */
  abierta: z.boolean(),
  /** Who settled it and when; null while nobody has. */
  acordada: z.object({ por: z.string().nullable(), en: z.string(), nota: z.string() }).nullable(),
});

export type Norma = z.infer<typeof normaSchema>;

export const list = endpoint({
  ...calls.list,
  summary: 'Las normas de cada mes que dependen de una condición, y lo que se ha resuelto de ellas',
  response: z.object({ rows: z.array(normaSchema) }),
});

export const settle = endpoint({
  ...calls.settle,
  summary: 'Resuelve si se cumplió la condición de una norma y si se convalidó',
  params: z.object({ id: z.enum(NORMAS.map(({ id }) => id) as [string, ...string[]]) }),
  body: acuerdoSchema,
  response: normaSchema,
});
