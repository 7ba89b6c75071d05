import { z } from 'zod';
import { reglaSchema, repartoSchema } from './comisiones.schemas.ts';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.schemas.ts';
import * as calls from './planes-de-comision.ts';
import { referenciaSchema } from './referencia.schemas.ts';

const idSchema = z.string().max(60);

const params = z.object({ id: idSchema });

export const planSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  reparto: z.array(z.number()),
  /** The default plan applies to representatives without one of their own. */
  porDefecto: z.boolean(),
  /** The representatives who have the plan as their own. */
  comerciales: z.array(referenciaSchema),
  version: versionSchema,
});

export type Plan = z.infer<typeof planSchema>;

export const list = endpoint({
  ...calls.list,
  summary: 'Planes: cómo se reparte una comisión entre el comercial y sus responsables',
  response: z.object({ rows: z.array(planSchema) }),
});

const plan = {
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(120),
  reparto: repartoSchema,
  /** Only true is admitted: a plan stops being the default when another takes its place. */
  porDefecto: z.literal(true),
};

export const create = endpoint({
  ...calls.create,
  summary: 'Un plan nuevo',
  body: z.strictObject(plan).partial({ porDefecto: true }),
  response: planSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia un plan; 409 si otra persona lo cambió antes',
  params,
  body: z.strictObject(plan).partial().extend({ version: versionSchema }),
  response: planSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Lo quita; 409 si alguien lo tiene o es el de todos',
  params,
});

export const restore = endpoint({
  ...calls.restore,
  summary: 'Deshace el borrado; 409 si mientras tanto hay otro con su nombre',
  params,
  response: planSchema,
});

/** A rule as sellers read it: its scope, what it pays and the part that is theirs. */
const reglaDePlanSchema = z.object({
  id: z.string(),
  producto: reglaSchema.shape.producto,
  comercializadora: reglaSchema.shape.comercializadora,
  tarifa: reglaSchema.shape.tarifa,
  consumoMwh: reglaSchema.shape.consumoMwh,
  feeEnergiaEurMwh: reglaSchema.shape.feeEnergiaEurMwh,
  tipo: reglaSchema.shape.tipo,
  valor: reglaSchema.shape.valor,
  desde: reglaSchema.shape.desde,
  hasta: reglaSchema.shape.hasta,
  estado: z.enum(['vigente', 'programada']),
  /** The per cent of an own sale. */
  propioPct: z.number(),
});

export const ofComercial = endpoint({
  ...calls.ofComercial,
  sellersOnly: true,
  summary:
    'Con qué plan y qué reglas cobra un comercial: el propio, uno de su equipo o, quien administra, cualquiera',
  query: z.strictObject({ comercial: idSchema.optional() }),
  response: z.object({
    comercial: referenciaSchema,
    plan: z.object({
      nombre: z.string(),
      /** The per cent of an own sale where the rule has no shares of its own. */
      propioPct: z.number(),
      /** True when the plan was assigned to them; false when it is the default. */
      propio: z.boolean(),
    }),
    /** The rules in force or to come, the most specific first. */
    reglas: z.array(reglaDePlanSchema),
  }),
});

export const assign = endpoint({
  ...calls.assign,
  summary: 'El plan de un comercial; null: el de todos',
  params,
  body: z.strictObject({ planId: idSchema.nullable() }),
});
