import { z } from 'zod';
import { contratoSchema } from './contrato-fila.schemas.ts';
import * as calls from './contratos.ts';
import { endpoint } from './endpoint.ts';

const idSchema = z.string().max(60);

const ladoDeRenovacionSchema = contratoSchema
  .pick({
    producto: true,
    /** What the client pays with the peajes and cargos of today; empty where it is not known beforehand. */
    precioEnergiaEurKwh: true,
    precioPotenciaEurKwAnio: true,
    tuyaEur: true,
  })
  .extend({
    /** Power and energy of the last twelve months, €, before taxes; null where they cannot be told. */
    costeAnualEur: z.number().nullable(),
    /** What all the fees of the deal come to (*generada*). */
    comisionEur: z.number(),
  });

export const rehearseRenovacion = endpoint({
  ...calls.rehearseRenovacion,
  sellersOnly: true,
  summary:
    'Qué daría la renovación: precio de antes y de después, ahorro y comisión; se niega con lo mismo que ella y no cambia nada',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ productoVersionId: idSchema.optional() }),
  response: z.object({
    antes: ladoDeRenovacionSchema,
    despues: ladoDeRenovacionSchema,
    ahorroAnualEur: z.number().nullable(),
  }),
});
