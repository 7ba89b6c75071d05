import { z } from 'zod';
import { analisisList } from './analisis.list.ts';
import * as calls from './analisis.ts';
import { analisisRowDeClienteSchema, analisisRowSchema } from './analisis-fila.schemas.ts';
import { cupsDeAnalisisSchema, fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { listResponse } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { mercadoDelSuministroSchema } from './mercado-del-suministro.schemas.ts';
import { normaPublicadaSchema } from './normas.schemas.ts';
import { ocupacionSchema } from './ocupacion.schemas.ts';
import { analisisInputSchema } from './peticion-de-analisis.schemas.ts';
import { consumoSchema, puntoSuministroSchema } from './puntos-suministro.schemas.ts';
import {
  analisisDeClienteSchema,
  analisisSchema,
  facturasDePuntoSchema,
  resultadoSchema,
} from './resultado-de-analisis.schemas.ts';

export * from './analisis-fila.schemas.ts';
export * from './peticion-de-analisis.schemas.ts';
export * from './resultado-de-analisis.schemas.ts';

const params = z.object({ id: z.string().max(60) });

/**
 * `primera` leaves the bills of every supply but the first out of the answer: they are nine tenths of it for a chain of
 * hotels, and a screen shows those of one supply at a time.
 */
const facturasQuery = z.strictObject({ facturas: z.enum(['todas', 'primera']).optional() });

/** What changes in another offer for the supplies of a saved analysis: the fees, and the product of each supply. */
export const varianteInputSchema = analisisInputSchema
  .pick({ costeOperativoComercial: true, costeOperativoPotenciaComercial: true })
  .extend({
    productos: z
      .array(z.strictObject({ cups: z.string().max(60), idProducto: z.string().max(60) }))
      .min(1, 'Elige un producto para cada CUPS')
      .max(calls.MOST_SUPPLIES, `Como mucho ${calls.MOST_SUPPLIES} CUPS`),
  });

export const { list, exportRows } = listEndpoints({
  calls,
  of: analisisList,
  row: analisisRowSchema,
  says: {
    list: {
      summary: 'Análisis guardados, el más reciente primero',
      clientResponse: listResponse(analisisRowDeClienteSchema),
    },
    exportRows: {
      summary: 'Exactamente las filas filtradas, en CSV o XLSX',
      wholeForClients: 'Its columns are those of a client: the row of the list says which are for sellers.',
    },
  },
});

/** What an earlier analysis took as today's prices of a supply, in the names of its calls. */
const preciosAnterioresSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  fecha: z.string(),
  precioEnergiaCliente: z.array(z.number()),
  precioPotenciaCliente: z.array(z.number()),
  precioFijoCliente: z.number().nullable().optional(),
});

export const datos = endpoint({
  ...calls.datos,
  sellersOnly: true,
  summary:
    'Lo que hace falta para estudiar esos CUPS, de una vez: la ficha de cada uno, su historial, los precios de su último análisis y los fees del más reciente; los que no existen no vienen',
  query: z.strictObject({ cups: cupsDeAnalisisSchema }),
  response: z.object({
    puntos: z.array(
      z.object({
        ficha: puntoSuministroSchema,
        consumos: z.array(consumoSchema),
        anteriores: preciosAnterioresSchema.nullable(),
        /** Null where the market of some hour of the year is not known. */
        mercado: mercadoDelSuministroSchema.nullable(),
        /** Null also for supplies without right to the PVPC. */
        mercadoPvpc: mercadoDelSuministroSchema.nullable(),
      }),
    ),
    /** The norms that the taxes of a month hang on, as the house has settled them. */
    normas: z.array(normaPublicadaSchema),
    /** Null where none of the supplies has been studied before. */
    ultimos: analisisInputSchema
      .pick({ costeOperativoComercial: true, costeOperativoPotenciaComercial: true })
      .nullable(),
  }),
});

export const simulate = endpoint({
  ...calls.simulate,
  sellersOnly: true,
  summary: 'Calcula un análisis sin guardarlo',
  body: analisisInputSchema,
  /** `ocupados` lists the supply points of the analysis that have a contract with the house today. */
  response: resultadoSchema.extend({ ocupados: z.array(ocupacionSchema) }),
});

export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary:
    'Calcula y guarda un análisis con todo lo que lo determina congelado; con Idempotency-Key, repetir no guarda otro',
  ownIdempotency: true,
  query: facturasQuery,
  body: analisisInputSchema,
  response: analisisSchema,
});

export const get = endpoint({
  ...calls.get,
  summary: 'Un análisis tal como se guardó',
  params,
  query: facturasQuery,
  response: analisisSchema,
  clientResponse: analisisDeClienteSchema,
});

export const facturas = endpoint({
  ...calls.facturas,
  summary: 'Las facturas de un CUPS del análisis, línea a línea: las de hoy y las de su oferta elegida',
  params,
  query: z.strictObject({ cups: z.string().max(60) }),
  response: facturasDePuntoSchema,
  wholeForClients: 'The same bills as in the whole analysis, at the prices that a client would pay.',
});

export const update = endpoint({
  ...calls.update,
  sellersOnly: true,
  summary: 'Cambia las notas; las cifras guardadas no cambian',
  params,
  query: facturasQuery,
  body: z.strictObject({ notas: z.string().max(4000) }),
  response: analisisSchema,
});

export const recalculate = endpoint({
  ...calls.recalculate,
  sellersOnly: true,
  summary: 'La versión siguiente, con los precios e impuestos de la fecha dada',
  params,
  query: facturasQuery,
  body: z.strictObject({ fecha: fechaSchema }),
  response: analisisSchema,
});

export const createVariante = endpoint({
  ...calls.createVariante,
  sellersOnly: true,
  summary: 'Otro análisis con los mismos consumos, precios e impuestos, y otros productos u otros fees',
  params,
  body: varianteInputSchema,
  response: analisisSchema,
});
