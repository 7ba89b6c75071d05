import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './facturas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

/** What the bills of a year have saved against what was paid before the study of their contract. */

/** € with taxes: what the same bill would have come to before, what was paid, and the difference, negative where it is dearer. */
const ahorroSchema = z.object({ antesEur: z.number(), pagadoEur: z.number(), ahorroEur: z.number() });

const facturaSchema = z.object({
  id: z.string(),
  numero: z.string().nullable(),
  desde: z.string(),
  hasta: z.string(),
});

const responseSchema = z.object({
  anio: z.int(),
  /** Null where the account has several. */
  cliente: referenciaSchema.nullable(),
  suministros: z.array(
    z.object({
      cups: z.string(),
      /** The study of their contract, with what it promised for 365 days; null where the offer of it is not known. */
      estudio: z.object({ fecha: z.string(), ahorroAnualEur: z.number().nullable() }).nullable(),
      facturas: z.array(facturaSchema.extend(ahorroSchema.shape)),
      total: ahorroSchema,
    }),
  ),
  total: ahorroSchema,
  /** Those that are counted nowhere, and why. */
  sinCuenta: z.array(facturaSchema.extend({ cups: z.string(), motivo: z.string() })),
});

export type Ahorro = z.infer<typeof responseSchema>;

/** A client's account may leave the client out: it is theirs. */
const query = z.strictObject({
  cliente: z.string().max(60).optional(),
  anio: z.coerce.number({ error: 'Di de qué año' }).int('Ha de ser un año').min(2021).max(2100),
});

export const savings = endpoint({
  ...calls.savings,
  summary:
    'Lo ahorrado en un año frente a lo que se pagaba antes del estudio, factura a factura; una cuenta de cliente ve lo suyo',
  query,
  response: responseSchema,
  wholeForClients: 'The savings of their own bills, which hold no commission nor fee.',
});

export const savingsReport = endpoint({
  ...calls.savingsReport,
  answers: ['application/pdf'],
  summary: 'El informe anual de lo ahorrado, en PDF, con la marca de su cliente; queda anotado',
  query,
  wholeForClients: 'The same as the call that answers it in JSON.',
});
