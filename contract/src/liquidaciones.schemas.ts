import { FALTAS_FISCALES } from '@vatio/domain';
import { z } from 'zod';
import { autofacturaSchema } from './autofactura.schemas.ts';
import { fechaSchema, mesSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { desajusteSchema, lineaSchema } from './linea-de-liquidacion.schemas.ts';
import { ESTADOS, liquidacionesList } from './liquidaciones.list.ts';
import * as calls from './liquidaciones.ts';
import { ACCIONES, RESOLUCIONES } from './liquidaciones.ts';
import { versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export type { Desajuste } from './linea-de-liquidacion.schemas.ts';
export type { EstadoDeLinea } from './linea-de-liquidacion.ts';
export { ESTADOS } from './liquidaciones.list.ts';
export { ACCIONES, type Estado, RESOLUCIONES, type Resolucion } from './liquidaciones.ts';

const idSchema = z.string().max(60);

const params = z.object({ id: idSchema });

const lineaParams = z.object({ id: idSchema, linea: idSchema });

const accionSchema = z.enum(ACCIONES);

export type Accion = z.infer<typeof accionSchema>;

export const liquidacionRowSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  mes: z.string(),
  comercial: referenciaSchema,
  estado: z.enum(ESTADOS),
  /** The instant when the settlement came to its present state. */
  estadoDesde: z.string(),
  pagadaEl: z.string().nullable(),
  lineas: z.int(),
  /** The number of disputed lines that nobody has answered. */
  disputadas: z.int(),
  comisionesEur: z.number(),
  /** The commissions taken back for contracts that ended early, €: zero or less. */
  decomisionesEur: z.number(),
  ajustesEur: z.number(),
  /** The total leaves out disputed lines until they are answered, and withdrawn ones. */
  totalEur: z.number(),
  /** The sum of the disputed lines, €. */
  disputadoEur: z.number(),
  /** The actions that the viewer may take now. */
  acciones: z.array(accionSchema),
  /** True when the viewer may dispute lines of this settlement. */
  disputable: z.boolean(),
  actualizado: z.string(),
  version: versionSchema,
});

export type LiquidacionRow = z.infer<typeof liquidacionRowSchema>;

export const liquidacionSchema = liquidacionRowSchema.extend({
  detalle: z.array(lineaSchema),
  /** What the last statement of its supplier says of each contract that it pays for. It changes nothing by itself. */
  desajustes: z.array(desajusteSchema),
  /** Null when the settlement was paid before drafts of invoices existed. */
  autofactura: autofacturaSchema.nullable(),
});

export type Liquidacion = z.infer<typeof liquidacionSchema>;

export const { list, totals, exportRows } = listEndpoints({
  calls,
  of: liquidacionesList,
  row: liquidacionRowSchema,
  sellersOnly: true,
  says: {
    list: {
      summary: 'Liquidaciones; quien vende ve las suyas y las de su equipo desde que salen de borrador',
    },
    exportRows: { summary: 'Exactamente las filas filtradas, en CSV o XLSX' },
  },
});

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'Una liquidación línea a línea',
  params,
  response: liquidacionSchema,
});

export const csv = endpoint({
  ...calls.csv,
  answers: ['text/csv'],
  sellersOnly: true,
  summary: 'Sus líneas en CSV',
  params,
});

export const pdf = endpoint({
  ...calls.pdf,
  answers: ['application/pdf'],
  sellersOnly: true,
  summary: 'La liquidación en PDF',
  params,
});

export const act = endpoint({
  ...calls.act,
  sellersOnly: true,
  summary: 'Mueve su estado; la acepta su comercial, lo demás lo hace un administrador; pagada no cambia',
  params,
  body: z.strictObject({
    accion: accionSchema,
    version: versionSchema,
    /** The day of the payment, today when absent. */
    fecha: fechaSchema.optional(),
  }),
  response: liquidacionSchema,
});

export const dispute = endpoint({
  ...calls.dispute,
  sellersOnly: true,
  summary: 'Su comercial no está de acuerdo con una línea, y dice por qué',
  params: lineaParams,
  body: z.strictObject({ motivo: z.string().trim().min(1, 'Escribe el motivo').max(1000) }),
  response: liquidacionSchema,
});

export const resolve = endpoint({
  ...calls.resolve,
  summary:
    'Respuesta a una línea disputada: se mantiene, se corrige con un ajuste o se retira; si ya se pagó lo demás, pasa a la siguiente',
  params: lineaParams,
  body: z.strictObject({
    resolucion: z.enum(RESOLUCIONES),
    respuesta: z.string().trim().min(1, 'Escribe la respuesta').max(1000),
    /** The new amount of a corrected line, €. */
    importeEur: z.number().multipleOf(0.01, 'En céntimos').optional(),
  }),
  response: liquidacionSchema,
});

export const close = endpoint({
  ...calls.close,
  summary: 'Cierra un mes: reúne lo activado hasta su fin y lo que acabó antes de tiempo; repetir no duplica',
  body: z.strictObject({
    mes: mesSchema,
    /** A trial counts the lines and changes nothing. */
    ensayo: z.boolean().default(false),
  }),
  response: z.object({
    mes: z.string(),
    /** The number of lines that this close added. */
    lineasNuevas: z.int(),
    liquidaciones: z.array(
      z.object({
        id: z.string(),
        codigo: z.string(),
        comercial: referenciaSchema,
        estado: z.enum(ESTADOS),
        lineas: z.int(),
        lineasNuevas: z.int(),
        totalEur: z.number(),
        /** The tax datum of the representative that nobody has filled in. */
        falta: z.enum(FALTAS_FISCALES).nullable(),
      }),
    ),
    /** These matters need somebody's attention before paying. */
    excepciones: z.array(
      z.object({
        contrato: z.object({ id: z.string(), codigo: z.string(), cliente: z.string() }),
        motivo: z.enum(['sin-regla', 'sin-comercial', 'a-cero', 'mes-pagado']),
      }),
    ),
  }),
});

export const cierres = endpoint({
  ...calls.cierres,
  summary: 'Los meses con liquidaciones, el último primero, y lo que queda por liquidar',
  response: z.object({
    meses: z.array(
      z.object({
        mes: z.string(),
        liquidaciones: z.int(),
        /** Every state is counted; one without settlements has 0. */
        estados: z.record(z.string(), z.int()),
        totalEur: z.number(),
      }),
    ),
    /** The number of disputed lines of all months. */
    disputadas: z.int(),
    /** The active contracts whose commission no settlement holds yet. */
    pendientes: z.object({ contratos: z.int(), comisionEur: z.number(), desde: z.string().nullable() }),
  }),
});
