import { z } from 'zod';
import {
  cantidadSchema,
  deSuministroSchema,
  fechaSchema,
  tarifaDeSuministroSchema,
  tipoMedidaSchema,
  usoSchema,
  zonaSchema,
} from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { listResponse, queryOf, versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { foundResponse, optionsQuery } from './options.schemas.ts';
import {
  puntoDeClienteSchema,
  puntoRowDeClienteSchema,
  puntoSuministroRowSchema,
  puntoSuministroSchema,
} from './punto-ficha.schemas.ts';
import { puntosSuministroList } from './puntos-suministro.list.ts';
import * as calls from './puntos-suministro.ts';

export * from './punto-cronologia.schemas.ts';
export * from './punto-ficha.schemas.ts';

/** Any spacing; the server normalises it and answers 400 with the part that is wrong. */
const cupsParams = z.object({ cups: z.string().min(1).max(60) });

export const puntosQuery = queryOf(puntosSuministroList);

export const { list, groups, totals, exportRows } = listEndpoints({
  calls,
  of: puntosSuministroList,
  row: puntoSuministroRowSchema,
  says: {
    list: {
      summary: 'Puntos de suministro que el usuario puede ver, filtrados y por páginas',
      clientResponse: listResponse(puntoRowDeClienteSchema),
    },
    totals: {
      summary: 'Cuántas son todas las filas filtradas, y lo que suman',
      wholeForClients: 'Counts and sums over the rows of the list, which are their own.',
    },
    exportRows: {
      summary: 'Exactamente las filas filtradas, en CSV o XLSX',
      wholeForClients: 'The columns of the list, of their own supply points.',
    },
  },
});

const facetaSchema = z.array(z.object({ valor: z.string(), nombre: z.string() }));

export const facets = endpoint({
  ...calls.facets,
  summary: 'Valores por los que se puede filtrar',
  response: z.object({
    tarifas: facetaSchema,
    provincias: facetaSchema,
    distribuidoras: facetaSchema,
  }),
  wholeForClients: 'The values that their own supply points have.',
});

const opcionSchema = z.object({
  cups: z.string(),
  municipio: z.string().nullable(),
  cliente: z.string().nullable(),
});
export type Opcion = z.infer<typeof opcionSchema>;

export const options = endpoint({
  ...calls.options,
  sellersOnly: true,
  summary: 'Los puntos entre los que se elige al teclear un CUPS o lo que busca la lista; `ids` son sus CUPS',
  query: optionsQuery({
    /** Asks for the supply points of this client. */
    cliente: z.string().max(60).optional(),
  }),
  response: foundResponse(opcionSchema),
});

export const get = endpoint({
  ...calls.get,
  summary: 'La ficha de un punto de suministro',
  params: cupsParams,
  response: puntoSuministroSchema,
  clientResponse: puntoDeClienteSchema,
});

const editable = {
  clienteId: z.string().max(60).nullable().optional(),
  direccion: z.string().trim().max(200).nullable().optional(),
  codigoPostal: z
    .string()
    .regex(/^\d{5}$/, 'Cinco cifras')
    .nullable()
    .optional(),
  municipio: z.string().trim().max(100).nullable().optional(),
  provincia: z
    .string()
    .regex(/^\d{2}$/, 'Dos cifras')
    .nullable()
    .optional(),
  tarifa: tarifaDeSuministroSchema.optional(),
  zona: zonaSchema.optional(),
  uso: usoSchema.optional(),
  tipoMedida: tipoMedidaSchema.optional(),
  potenciasKw: deSuministroSchema.optional(),
  cnae: z.string().trim().max(10).nullable().optional(),
  derechosExtensionKw: cantidadSchema.nullable().optional(),
  alquilerEurMes: cantidadSchema.nullable().optional(),
};

export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary: 'Da de alta un punto de suministro a mano',
  body: z.strictObject({
    ...editable,
    cups: z.string().max(60),
    tarifa: tarifaDeSuministroSchema,
    potenciasKw: deSuministroSchema,
  }),
  response: puntoSuministroSchema,
});

export const update = endpoint({
  ...calls.update,
  sellersOnly: true,
  summary: 'Corrige la ficha; 409 si otra persona la cambió antes',
  params: cupsParams,
  body: z.strictObject({ ...editable, version: versionSchema }),
  response: puntoSuministroSchema,
});

export const consumoSchema = z.object({
  /** The opening reading is excluded and the closing one included. */
  desde: z.string(),
  hasta: z.string(),
  tarifa: z.string().nullable(),
  activaKwh: z.array(z.number()),
  reactivaKvarh: z.array(z.number()),
  maximetroKw: z.array(z.number()),
  /** Surplus of self-consumption by period; absent where no load curve says it for all the days of the row. */
  excedentesKwh: z.array(z.number()).optional(),
  fuente: z.enum(['sips', 'manual', 'curva']),
});

export type Consumo = z.infer<typeof consumoSchema>;

export const consumos = endpoint({
  ...calls.consumos,
  summary: 'Consumo por periodo de facturación, del más antiguo al más reciente',
  params: cupsParams,
  query: z.strictObject({ desde: fechaSchema.optional(), hasta: fechaSchema.optional() }),
  response: z.object({ filas: z.array(consumoSchema) }),
  wholeForClients: 'What the meter of their own supply point recorded.',
});

export const updateConsumo = endpoint({
  ...calls.updateConsumo,
  sellersOnly: true,
  summary: 'Escribe a mano el consumo de un periodo de facturación',
  params: cupsParams,
  body: z.strictObject({
    desde: fechaSchema,
    hasta: fechaSchema,
    activaKwh: deSuministroSchema,
    reactivaKvarh: deSuministroSchema.optional(),
    maximetroKw: deSuministroSchema.optional(),
  }),
  response: consumoSchema,
});

export const curva = endpoint({
  ...calls.curva,
  summary: 'La curva de carga por cuarto de hora, hora, día o mes',
  params: cupsParams,
  query: z.strictObject({
    desde: fechaSchema.optional(),
    hasta: fechaSchema.optional(),
    agrupado: z.enum(['cuarto', 'hora', 'dia', 'mes']).default('dia'),
  }),
  response: z.object({
    agrupado: z.enum(['cuarto', 'hora', 'dia', 'mes']),
    /** Length of the stored intervals, in minutes. */
    resolucion: z.int(),
    /**
     * One entry per day or month. `kwh` holds the 23–25 hours of the day when grouped by hour; by quarter, its 92–100
     * quarter-hours, or its hours where the day is stored by hours; else a single figure.
     */
    tramos: z.array(z.object({ clave: z.string(), kwh: z.array(z.number().nullable()) })),
  }),
  wholeForClients: 'What the meter of their own supply point recorded.',
});
