import { z } from 'zod';
import { comisionSchema } from './contrato-fila.ts';
import { cantidadSchema, fechaSchema, porPeriodoSchema, tarifaSchema } from './dominio.ts';
import { endpoint } from './endpoint.ts';
import * as fields from './filter-fields.ts';
import { csvSchema, listQuery, listResponse, versionSchema, whereSchema } from './list.ts';
import { referenciaSchema } from './referencia.ts';

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
const repartoSchema = z
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
  method: 'GET',
  path: '/v1/comisiones/reglas',
  access: 'manage all',
  summary: 'Reglas de comisión; q busca en comercializadora y producto',
  query: listQuery(
    {
      donde: whereSchema(fields.reglas),
      comercializadora: csvSchema,
      producto: idSchema.optional(),
      tarifa: csvSchema,
      estado: z.enum(['vigente', 'programada', 'caducada']).optional(),
      papelera: z.enum(['si']).optional(),
    },
    ['alcance', 'desde', 'valor'] as const,
  ),
  response: listResponse(reglaSchema),
});

export const getRegla = endpoint({
  method: 'GET',
  path: '/v1/comisiones/reglas/:id',
  access: 'manage all',
  summary: 'Una regla de comisión',
  params,
  response: reglaSchema,
});

export const reglaInputSchema = z
  .strictObject(regla)
  .partial()
  .required({ tipo: true, valor: true, desde: true });

export const createRegla = endpoint({
  method: 'POST',
  path: '/v1/comisiones/reglas',
  access: 'manage all',
  summary: 'Una regla nueva; 409 con la otra si ya hay una igual para esos días',
  body: reglaInputSchema,
  response: reglaSchema,
});

export const updateRegla = endpoint({
  method: 'PATCH',
  path: '/v1/comisiones/reglas/:id',
  access: 'manage all',
  summary: 'Cambia una regla; lo ya congelado no cambia; 409 si otra persona la cambió antes',
  params,
  body: z.strictObject(regla).partial().extend({ version: versionSchema }),
  response: reglaSchema,
});

export const removeRegla = endpoint({
  method: 'DELETE',
  path: '/v1/comisiones/reglas/:id',
  access: 'manage all',
  summary: 'A la papelera',
  params,
});

export const restaurarRegla = endpoint({
  method: 'POST',
  path: '/v1/comisiones/reglas/:id/restaurar',
  access: 'manage all',
  summary: 'La saca de la papelera; 409 si mientras tanto hay otra igual',
  params,
  response: reglaSchema,
});

export const planSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  reparto: z.array(z.number()),
  /** Of the representatives who have none of their own. */
  porDefecto: z.boolean(),
  /** Who has it as their own. */
  comerciales: z.array(referenciaSchema),
  version: versionSchema,
});
export type Plan = z.infer<typeof planSchema>;

export const planes = endpoint({
  method: 'GET',
  path: '/v1/comisiones/planes',
  access: 'manage all',
  summary: 'Planes: cómo se reparte una comisión entre el comercial y sus responsables',
  response: z.object({ rows: z.array(planSchema) }),
});

const plan = {
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(120),
  reparto: repartoSchema,
  /** Only true: another plan takes its place by being the default. */
  porDefecto: z.literal(true),
};

export const createPlan = endpoint({
  method: 'POST',
  path: '/v1/comisiones/planes',
  access: 'manage all',
  summary: 'Un plan nuevo',
  body: z.strictObject(plan).partial({ porDefecto: true }),
  response: planSchema,
});

export const updatePlan = endpoint({
  method: 'PATCH',
  path: '/v1/comisiones/planes/:id',
  access: 'manage all',
  summary: 'Cambia un plan; 409 si otra persona lo cambió antes',
  params,
  body: z.strictObject(plan).partial().extend({ version: versionSchema }),
  response: planSchema,
});

export const removePlan = endpoint({
  method: 'DELETE',
  path: '/v1/comisiones/planes/:id',
  access: 'manage all',
  summary: 'Lo quita; 409 si alguien lo tiene o es el de todos',
  params,
});

/** A rule as who sells reads it: what it is about, what it pays and what part of it is theirs. */
const reglaDePlanSchema = z.object({
  id: z.string(),
  ...{ producto: reglaSchema.shape.producto, comercializadora: reglaSchema.shape.comercializadora },
  ...{ tarifa: reglaSchema.shape.tarifa, consumoMwh: reglaSchema.shape.consumoMwh },
  ...{ feeEurMwh: reglaSchema.shape.feeEurMwh, tipo: reglaSchema.shape.tipo, valor: reglaSchema.shape.valor },
  ...{ desde: reglaSchema.shape.desde, hasta: reglaSchema.shape.hasta },
  estado: z.enum(['vigente', 'programada']),
  /** Percent of a sale of their own. */
  propioPct: z.number(),
});

export const planDeComercial = endpoint({
  method: 'GET',
  path: '/v1/comisiones/plan',
  access: 'read Auth',
  summary:
    'Con qué plan y qué reglas cobra un comercial: el propio, uno de su equipo o, quien administra, cualquiera',
  query: z.strictObject({ comercial: idSchema.optional() }),
  response: z.object({
    comercial: referenciaSchema,
    plan: z.object({
      nombre: z.string(),
      /** Percent of a sale of their own, where the rule says nothing else. */
      propioPct: z.number(),
      /** Whether it is theirs or everybody's. */
      propio: z.boolean(),
    }),
    /** In force or to come, the most specific first. */
    reglas: z.array(reglaDePlanSchema),
  }),
});

export const asignarPlan = endpoint({
  method: 'PUT',
  path: '/v1/comisiones/comerciales/:id/plan',
  access: 'manage all',
  summary: 'El plan de un comercial; null: el de todos',
  params,
  body: z.strictObject({ planId: idSchema.nullable() }),
});

export const simular = endpoint({
  method: 'POST',
  path: '/v1/comisiones/simular',
  access: 'read Auth',
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
