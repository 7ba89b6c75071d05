import { z } from 'zod';
import * as calls from './comisiones.ts';
import { comisionSchema } from './contrato-fila.schemas.ts';
import {
  cantidadSchema,
  deSuministroSchema,
  fechaSchema,
  tarifaDeSuministroSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import { reglasList } from './reglas.list.ts';

const idSchema = z.string().max(60);

const params = z.object({ id: idSchema });

/** The lower end belongs to it and the upper one does not; null: without end. */
const bandaSchema = z
  .strictObject({ desde: cantidadSchema.nullable(), hasta: cantidadSchema.nullable() })
  .refine(({ desde, hasta }) => desde !== null || hasta !== null, 'Escribe al menos un extremo')
  .refine(({ desde, hasta }) => desde === null || hasta === null || desde < hasta, {
    error: 'Ha de ser mayor que el primero',
    path: ['hasta'],
  });

/** Percents with two decimals: the seller, their manager, the manager's manager… The rest is the house's. */
export const repartoSchema = z
  .array(cantidadSchema.max(100, 'Como mucho 100'))
  .min(1, 'Escribe al menos la parte de quien vende')
  .max(8);

const regla = {
  /** A rule about one product leaves supplier and tariff null, because the product has both. */
  productoId: idSchema.nullable(),
  comercializadora: z.string().trim().min(1).max(120).nullable(),
  tarifa: tarifaDeSuministroSchema.nullable(),
  /** The yearly consumption is in MWh. */
  consumoMwh: bandaSchema.nullable(),
  /** The energy fee, €/MWh. */
  feeEnergiaEurMwh: bandaSchema.nullable(),
  /**
   * `fija` is € per contract, `por-mwh` € per MWh of a year, and `porcentaje-fee` the per cent of what the fees
   * earn in a year.
   */
  tipo: z.enum(['fija', 'por-mwh', 'porcentaje-fee']),
  valor: cantidadSchema,
  /** Null shares as the representative's plan says. */
  reparto: repartoSchema.nullable(),
  /**
   * The rule holds for contracts signed between both days, included. Without an end it holds until another rule
   * takes over.
   */
  desde: fechaSchema,
  hasta: fechaSchema.nullable(),
  notas: z.string().max(1000),
};

export const reglaSchema = z.object({
  ...regla,
  id: z.string(),
  producto: referenciaSchema.extend({ comercializadora: z.string(), tarifa: z.string() }).nullable(),
  /** The state follows from today's date. */
  estado: z.enum(['vigente', 'programada', 'caducada']),
  /** The number of contracts whose commission was frozen by this rule: changing the rule does not change them. */
  contratos: z.int(),
  version: versionSchema,
  /** The instant when the rule was put in the bin. */
  borrada: z.string().nullable(),
});

export type Regla = z.infer<typeof reglaSchema>;

export const { list: reglas, exportRows: exportReglas } = listEndpoints({
  calls: { list: calls.reglas, exportRows: calls.exportReglas },
  of: reglasList,
  row: reglaSchema,
  says: {
    list: { summary: 'Reglas de comisión; q busca en comercializadora y producto' },
    exportRows: { summary: 'Exactamente las reglas filtradas, en CSV o XLSX' },
  },
});

export const getRegla = endpoint({
  ...calls.getRegla,
  summary: 'Una regla de comisión',
  params,
  response: reglaSchema,
});

export const reglaInputSchema = z
  .strictObject(regla)
  .partial()
  .required({ tipo: true, valor: true, desde: true });

export const createRegla = endpoint({
  ...calls.createRegla,
  summary: 'Una regla nueva; 409 con la otra si ya hay una igual para esos días',
  body: reglaInputSchema,
  response: reglaSchema,
});

export const updateRegla = endpoint({
  ...calls.updateRegla,
  summary: 'Cambia una regla; lo ya congelado no cambia; 409 si otra persona la cambió antes',
  params,
  body: z.strictObject(regla).partial().extend({ version: versionSchema }),
  response: reglaSchema,
});

export const removeRegla = endpoint({
  ...calls.removeRegla,
  summary: 'A la papelera',
  params,
});

export const restoreRegla = endpoint({
  ...calls.restoreRegla,
  summary: 'La saca de la papelera; 409 si mientras tanto hay otra igual',
  params,
  response: reglaSchema,
});

export const simulate = endpoint({
  ...calls.simulate,
  sellersOnly: true,
  summary: 'Lo que ganaría cada uno con una venta, la regla que se aplica y por qué no las demás',
  body: z.strictObject({
    productoId: idSchema,
    fecha: fechaSchema,
    consumoAnualKwh: cantidadSchema,
    feeEnergiaEurMwh: cantidadSchema,
    /** The power fee needs them: without powers only the energy fee counts. */
    potenciasKw: deSuministroSchema.optional(),
    feePotenciaEurKwAnio: cantidadSchema.optional(),
    /** The seller. Null means that nobody sells and the house keeps all; when absent, it is the viewer. */
    comercialId: idSchema.nullable().optional(),
  }),
  response: comisionSchema.extend({
    /** `generadaEur` is what the fees of a year come to, and `totalEur` what the rules leave the house. */
    generadaEur: z.number(),
    /** The part of the viewer; null for an administrator. */
    tuyaEur: z.number().nullable(),
    regla: reglaSchema.nullable(),
    descartadas: z.array(
      z.object({
        reglaId: z.string(),
        alcance: z.string(),
        motivo: z.string(),
      }),
    ),
  }),
});

const reglaEnVigorSchema = reglaSchema
  .pick({ id: true, productoId: true, comercializadora: true, tarifa: true, consumoMwh: true })
  .extend(
    reglaSchema.pick({ feeEnergiaEurMwh: true, tipo: true, valor: true, desde: true, hasta: true }).shape,
  )
  .extend({ reparto: z.array(z.number()).nullable() });

export const inForce = endpoint({
  ...calls.inForce,
  sellersOnly: true,
  summary:
    'Las reglas de hoy para las ventas de un comercial (sin decirlo, quien pregunta) y qué nivel tiene en ellas',
  query: z.strictObject({ comercial: idSchema.optional() }),
  response: z.object({
    /** No rule shows shares beyond the viewer's own level: what those above take counts as the house's. */
    reglas: z.array(reglaEnVigorSchema),
    repartoDelPlan: z.array(z.number()),
    /**
     * Level 1 sells the deal, level 2 leads its seller and so on; 0 has no part in it, and an administrator
     * gets null.
     */
    nivel: z.int().nullable(),
  }),
});
