import { z } from 'zod';
import { fechaSchema } from './dominio.schemas.ts';
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
  /** The house has added it; the others come with the program. */
  propia: z.boolean(),
});

export type Norma = z.infer<typeof normaSchema>;

export const list = endpoint({
  ...calls.list,
  summary: 'Las normas de cada mes que dependen de una condición, y lo que se ha resuelto de ellas',
  response: z.object({ rows: z.array(normaSchema) }),
});

const params = z.object({ id: z.string().max(60) });

const textSchema = (falta: string) =>
  z.string({ error: falta }).trim().min(1, falta).max(500, 'Como mucho 500 caracteres');
const rateSchema = z.number({ error: 'Ha de ser un número' }).min(0, 'Va de 0 a 1').max(1, 'Va de 0 a 1');

const nuevaSchema = z
  .strictObject({
    norma: textSchema('Di qué norma es'),
    boe: textSchema('Di en qué BOE está'),
    medida: z.strictObject({
      ieeTipo: rateSchema,
      ivaTipo: rateSchema,
      ivaHastaKw: z.number({ error: 'Ha de ser un número' }).min(0, 'No puede ser negativo').max(1e6),
    }),
    condicion: textSchema('Di de qué depende'),
    serie: textSchema('Di qué dato lo decide'),
    publicada: fechaSchema,
    desde: fechaSchema,
    hasta: fechaSchema,
  })
  .refine(({ desde, hasta }) => desde <= hasta, { path: ['hasta'], error: 'Acaba antes de empezar' });

export type NuevaNorma = z.input<typeof nuevaSchema>;

export const create = endpoint({
  ...calls.create,
  summary:
    'Añade una norma que rebaja los impuestos de unos días si se cumple una condición; 409 si ya hay otra de esos días',
  example: {
    norma: 'RDL 1/2027, art. 5',
    boe: 'BOE-A-2027-100',
    medida: { ieeTipo: 0.005, ivaTipo: 0.1, ivaHastaKw: 10 },
    condicion: 'El IPC de la electricidad de noviembre de 2026 sube más del 15 % en un año',
    serie: 'INE, tabla 76128',
    publicada: '2026-12-15',
    desde: '2027-01-01',
    hasta: '2027-01-31',
  },
  body: nuevaSchema,
  response: normaSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Quita una norma que añadió la casa; las que trae el programa no se quitan',
  params,
});

export const settle = endpoint({
  ...calls.settle,
  summary: 'Resuelve si se cumplió la condición de una norma y si se convalidó',
  params,
  body: acuerdoSchema,
  response: normaSchema,
});
