import { z } from 'zod';
import * as calls from './comisiones.ts';
import { comisionSchema } from './contrato-fila.schemas.ts';
import { cantidadSchema, fechaSchema, porPeriodoSchema, tarifaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { listResponse, queryOf, versionSchema } from './list.schemas.ts';
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
  /** Of one product: then supplier and tariff stay null, for the product says them. */
  productoId: idSchema.nullable(),
  comercializadora: z.string().trim().min(1).max(120).nullable(),
  tarifa: tarifaSchema.nullable(),
  /** Of a year, MWh. */
  consumoMwh: bandaSchema.nullable(),
  /** The energy fee, €/MWh. */
  feeEurMwh: bandaSchema.nullable(),
  /** € per contract; € by MWh of a year; percent of what the fees earn in a year. */
  tipo: z.enum(['fija', 'por-mwh', 'porcentaje-fee']),
  valor: cantidadSchema,
  /** Null: as the plan of the representative shares. */
  reparto: repartoSchema.nullable(),
  /** For contracts signed between those two days, both included; no end: until another rule takes over. */
  desde: fechaSchema,
  hasta: fechaSchema.nullable(),
  notas: z.string().max(1000),
};

export const reglaSchema = z.object({
  ...regla,
  id: z.string(),
  producto: referenciaSchema.extend({ comercializadora: z.string(), tarifa: z.string() }).nullable(),
  /** Today's place of the rule in time. */
  estado: z.enum(['vigente', 'programada', 'caducada']),
  /** Contracts whose commission it froze: changing the rule does not touch them. */
  contratos: z.int(),
  version: versionSchema,
  /** In the bin since then. */
  borrada: z.string().nullable(),
});

export type Regla = z.infer<typeof reglaSchema>;

export const reglas = endpoint({
  ...calls.reglas,
  summary: 'Reglas de comisión; q busca en comercializadora y producto',
  query: queryOf(reglasList),
  response: listResponse(reglaSchema),
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

export const restaurarRegla = endpoint({
  ...calls.restaurarRegla,
  summary: 'La saca de la papelera; 409 si mientras tanto hay otra igual',
  params,
  response: reglaSchema,
});

export const simular = endpoint({
  ...calls.simular,
  sellersOnly: true,
  summary: 'Lo que ganaría cada uno con una venta, la regla que se aplica y por qué no las demás',
  body: z.strictObject({
    productoId: idSchema,
    fecha: fechaSchema,
    consumoAnualKwh: cantidadSchema,
    feeEnergiaEurMwh: cantidadSchema,
    /** For the power fee; without them, only the energy one counts. */
    potenciasKw: porPeriodoSchema.optional(),
    feePotenciaEurKwAnio: cantidadSchema.optional(),
    /** The seller; null: nobody's, all for the house. Absent: the viewer. */
    comercialId: idSchema.nullable().optional(),
  }),
  response: comisionSchema.extend({
    /** What the fees of a year come to; `totalEur` is what the rules leave the house. */
    generadaEur: z.number(),
    /** The viewer's own part; null for an administrator. */
    tuyaEur: z.number().nullable(),
    regla: reglaSchema.nullable(),
    descartadas: z.array(
      z.object({
        reglaId: z.string(),
        /** What the rule is about, in words. */
        alcance: z.string(),
        motivo: z.string(),
      }),
    ),
  }),
});

const reglaEnVigorSchema = reglaSchema
  .pick({ id: true, productoId: true, comercializadora: true, tarifa: true, consumoMwh: true })
  .extend(reglaSchema.pick({ feeEurMwh: true, tipo: true, valor: true, desde: true, hasta: true }).shape)
  .extend({ reparto: z.array(z.number()).nullable() });

export const enVigor = endpoint({
  ...calls.enVigor,
  sellersOnly: true,
  summary:
    'Las reglas de hoy para las ventas de un comercial (sin decirlo, quien pregunta) y qué nivel tiene en ellas',
  query: z.strictObject({ comercial: idSchema.optional() }),
  response: z.object({
    /** No share in it reaches further than the viewer's own level: what those above take is the house's. */
    reglas: z.array(reglaEnVigorSchema),
    repartoDelPlan: z.array(z.number()),
    /** 1: they sell it; 2: they lead who sells it…; 0: it is none of theirs; null for an administrator. */
    nivel: z.int().nullable(),
  }),
});
