import { z } from 'zod';
import {
  accionSchema,
  contratoDeClienteSchema,
  contratoRowDeClienteSchema,
  contratoRowSchema,
  contratoSchema,
} from './contrato-fila.schemas.ts';
import { contratosList } from './contratos.list.ts';
import * as calls from './contratos.ts';
import {
  cantidadSchema,
  cupsDeAnalisisSchema,
  deSuministroSchema,
  fechaSchema,
  precioSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { listResponse, queryOf, totalsOf, versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { ocupacionSchema } from './ocupacion.schemas.ts';

export {
  CAMPOS,
  CAMPOS_ACORDADOS,
  CAMPOS_DE_INICIO,
  CAMPOS_LIBRES,
  type Campo,
} from './campos-de-contrato.ts';
export type { Contrato, ContratoRow } from './contrato-fila.schemas.ts';
export type { EstadoAtr, EstadoCobro, EstadoComercial, EstadoFirma } from './contratos.ts';
export { rehearseRenovacion } from './ensayo-de-renovacion.schemas.ts';

const idSchema = z.string().max(60);

const params = z.object({ id: idSchema });

const query = queryOf(contratosList);

/** A list, its counts, an export and a change of all its rows share these filters. */
export const filtrosSchema = query.omit({ page: true, limit: true, sort: true });

export const { list, groups, exportRows } = listEndpoints({
  calls,
  of: contratosList,
  row: contratoRowSchema,
  says: {
    list: {
      summary: 'Contratos; q busca en código, CUPS, cliente y comercializadora',
      clientResponse: listResponse(contratoRowDeClienteSchema),
    },
    exportRows: {
      summary: 'Exactamente los contratos filtrados, en CSV o XLSX',
      wholeForClients:
        'Its columns are those of a client: `columnas.ts` of the module leaves out the house’s.',
    },
  },
});

const sumaSchema = totalsOf(contratosList).extend({
  /** The sum of each contract's `tuyaEur`, only for a representative. */
  tuyaEur: z.number().optional(),
});

const sumasSchema = z.record(z.string(), sumaSchema);

const cuentasSchema = z.record(z.string(), z.int());

const recuentoSchema = sumaSchema.extend({
  total: z.int(),
  /** Every state is counted; one without contracts has 0. */
  comercial: cuentasSchema,
  firma: cuentasSchema,
  atr: cuentasSchema,
  /** A client sees neither this count nor its sums. */
  cobro: cuentasSchema.optional(),
  /** The sums by clock and state; a state without contracts is absent. */
  sumas: z.object({
    comercial: sumasSchema,
    firma: sumasSchema,
    atr: sumasSchema,
    cobro: sumasSchema.optional(),
  }),
  /** The filter of suppliers offers these values. */
  comercializadoras: z.array(z.string()),
  tarifas: z.array(z.string()),
});

const sumasDeClienteSchema = z.record(z.string(), sumaSchema.pick({ consumoAnualKwh: true }));

export const ocupacion = endpoint({
  ...calls.ocupacion,
  sellersOnly: true,
  summary: 'El contrato activo de cada uno de esos CUPS, y desde qué día puede empezar otro',
  query: z.strictObject({ cups: cupsDeAnalisisSchema.optional() }),
  response: z.object({ rows: z.array(ocupacionSchema) }),
});

export const count = endpoint({
  ...calls.count,
  summary: 'Cuántos hay en cada estado de cada reloj, y los totales, con los mismos filtros que la lista',
  query: filtrosSchema,
  response: recuentoSchema,
  clientResponse: recuentoSchema
    .pick({
      total: true,
      consumoAnualKwh: true,
      consumoMedioKwh: true,
      comercial: true,
      firma: true,
      atr: true,
      comercializadoras: true,
      tarifas: true,
    })
    .extend({
      sumas: z.object({
        comercial: sumasDeClienteSchema,
        firma: sumasDeClienteSchema,
        atr: sumasDeClienteSchema,
      }),
    }),
});

export const get = endpoint({
  ...calls.get,
  summary: 'Un contrato, con lo acordado, su comisión y su historia',
  params,
  response: contratoSchema,
  clientResponse: contratoDeClienteSchema,
});

export const pdf = endpoint({
  ...calls.pdf,
  answers: ['application/pdf'],
  summary: 'El contrato en PDF, con su mandato SEPA y, para un consumidor, el formulario de desistimiento',
  params,
  wholeForClients: 'The paper that is written for them: it has no fee and no commission.',
});

/** A draft takes what is absent from the product and the supply point. */
const acordado = {
  /**
   * `cambio` ends the supply point's present contract when this one is activated; `espera` makes this one wait
   * for its end.
   */
  relevo: z.enum(['espera', 'cambio']),
  inicioPrevisto: fechaSchema.nullable(),
  revisionPrecio: fechaSchema.nullable(),
  productoVersionId: idSchema,
  precioEnergiaEurKwh: z.array(precioSchema).max(6),
  precioPotenciaEurKwAnio: z.array(precioSchema).max(6),
  /** Of gas alone. */
  precioFijoEurMes: precioSchema.nullable(),
  feeEnergiaEurMwh: cantidadSchema.max(1000, 'En €/MWh: como mucho 1000'),
  feePotenciaEurKwAnio: cantidadSchema.max(1000, 'En €/kW·año: como mucho 1000'),
  potenciasKw: deSuministroSchema,
  consumoAnualKwh: cantidadSchema,
  duracionMeses: z.int().min(1).max(120),
  permanencia: z.boolean(),
  prorroga: z.boolean(),
  referenciaExterna: z.string().trim().max(60).nullable(),
  notas: z.string().max(4000),
};

export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary: 'Un contrato a mano, en borrador; lo que falta sale del producto y del punto de suministro',
  body: z
    .strictObject({ ...acordado, cups: z.string().min(1).max(60), clienteId: idSchema })
    .partial()
    .required({ cups: true, productoVersionId: true }),
  response: contratoSchema,
});

export const update = endpoint({
  ...calls.update,
  sellersOnly: true,
  summary: 'Cambia lo que su estado deja cambiar (`editables`); 409 si otra persona lo cambió antes',
  params,
  body: z
    .strictObject({
      ...acordado,
      comercialId: idSchema.nullable(),
      fechaFin: fechaSchema,
      permanenciaHasta: fechaSchema.nullable(),
    })
    .partial()
    .extend({ version: versionSchema }),
  response: contratoSchema,
});

export const remove = endpoint({
  ...calls.remove,
  sellersOnly: true,
  summary: 'A la papelera; solo un borrador o uno cancelado',
  params,
});

export const restore = endpoint({
  ...calls.restore,
  sellersOnly: true,
  summary: 'Lo saca de la papelera',
  params,
  response: contratoSchema,
});

/** Which of these data an action needs depends on the action. */
export const datosAccion = {
  accion: accionSchema,
  /** The day of the step: activating and ending require it, and it is today for the others when absent. */
  fecha: fechaSchema.optional(),
  motivo: z.string().trim().min(1, 'Escribe el motivo').max(500).optional(),
  /** The distributor's code, only for a rejection. */
  codigo: z.string().trim().max(2).optional(),
};

export const act = endpoint({
  ...calls.act,
  sellersOnly: true,
  summary: 'Mueve uno de sus cuatro relojes; al activar se congela la comisión y termina el que renueva',
  params,
  body: z.strictObject({ ...datosAccion, version: versionSchema }),
  response: contratoSchema,
});

export const renew = endpoint({
  ...calls.renew,
  sellersOnly: true,
  summary:
    'Un contrato nuevo en borrador que renueva a este, con el producto dado o la versión vigente del suyo',
  params,
  body: z.strictObject({ productoVersionId: idSchema.optional() }),
  response: contratoSchema,
});
