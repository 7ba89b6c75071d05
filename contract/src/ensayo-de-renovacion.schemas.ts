import { z } from 'zod';
import { contratoSchema } from './contrato-fila.schemas.ts';
import * as calls from './contratos.ts';
import { endpoint } from './endpoint.ts';
import { ensayoSchema, filaDeEnsayoSchema } from './lote.schemas.ts';

const idSchema = z.string().max(60);

const ladoDeRenovacionSchema = contratoSchema
  .pick({
    producto: true,
    /** What the client pays with the peajes and cargos of today; empty where it is not known beforehand. */
    precioEnergiaEurKwh: true,
    precioPotenciaEurKwAnio: true,
    precioFijoEurMes: true,
    tuyaEur: true,
  })
  .extend({
    /** Power and energy of the last twelve months, €, before taxes; null where they cannot be told. */
    costeAnualEur: z.number().nullable(),
    /** What all the fees of the deal come to (*generada*). */
    comisionEur: z.number(),
  });

const renovacionEnsayadaSchema = z.object({
  antes: ladoDeRenovacionSchema,
  despues: ladoDeRenovacionSchema,
  ahorroAnualEur: z.number().nullable(),
});

export const rehearseRenovacion = endpoint({
  ...calls.rehearseRenovacion,
  sellersOnly: true,
  summary:
    'Qué daría la renovación: precio de antes y de después, ahorro y comisión; se niega con lo mismo que ella y no cambia nada',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ productoVersionId: idSchema.optional() }),
  response: renovacionEnsayadaSchema,
});

const sumaSchema = ladoDeRenovacionSchema.pick({ costeAnualEur: true, comisionEur: true, tuyaEur: true });

/** Each renewal as it is tried by itself, and the sum of those that would be made. */
export const ensayoDeRenovacionesSchema = ensayoSchema.extend({
  filas: z.array(filaDeEnsayoSchema.extend({ renovacion: renovacionEnsayadaSchema.nullable() })),
  suma: z.object({
    antes: sumaSchema,
    despues: sumaSchema,
    ahorroAnualEur: z.number().nullable(),
    /** The renewals whose cost of a year cannot be told: neither costs nor saving count them. */
    sinCoste: z.int(),
  }),
});
