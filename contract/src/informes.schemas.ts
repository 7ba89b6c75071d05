import { z } from 'zod';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './informes.ts';
import {
  CALIDAD,
  COMPARACIONES,
  FUENTES,
  type Fuente,
  MEDIDAS_DE_CALIDAD,
  NOMBRES_DE_FUENTES,
  PASOS_DEL_EMBUDO,
  PERIODOS,
} from './informes.ts';
import { SPREADSHEETS } from './list.schemas.ts';

export type { Consulta, Fuente, Periodo } from './informes.ts';
export {
  CALIDAD,
  COMPARACIONES,
  FUENTES,
  LISTA_DE_VISTAS,
  LISTOS,
  MEDIDAS_DE_CALIDAD,
  type MedidaDeCalidad,
  type NombreDeFuente,
  PASOS_DEL_EMBUDO,
  PERIODOS,
} from './informes.ts';

const name = z.string().min(1).max(40);

const periodo = {
  periodo: z.enum(PERIODOS).default('doce-meses'),
  desde: fechaSchema.optional().describe('Con `periodo=fechas`: el primer día'),
  hasta: fechaSchema.optional().describe('Con `periodo=fechas`: el último día'),
};

const consulta = {
  fuente: z.enum(NOMBRES_DE_FUENTES as [calls.NombreDeFuente, ...calls.NombreDeFuente[]]),
  filas: name.describe('Un campo de la fuente'),
  columnas: name.optional().describe('Otro campo de la fuente'),
  medida: name.describe('Una medida de la fuente'),
  fecha: name.describe('La fecha de la fuente que cuenta en el periodo'),
  ...periodo,
  comparar: z.enum(COMPARACIONES).default('anterior'),
};

type Pedida = z.infer<z.ZodObject<typeof consulta>>;

/** The names of a report have to be of its source. */
function areOfTheSource(pedida: Pedida, check: z.RefinementCtx): void {
  const fuente: Fuente = FUENTES[pedida.fuente];
  const among = (path: string, value: string | undefined, options: object) => {
    if (value === undefined || Object.hasOwn(options, value)) return;
    const message = `En «${pedida.fuente}» ha de ser ${Object.keys(options).join(', ')}`;
    check.addIssue({ code: 'custom', path: [path], message });
  };
  among('filas', pedida.filas, fuente.campos);
  among('columnas', pedida.columnas, fuente.campos);
  among('medida', pedida.medida, fuente.medidas);
  among('fecha', pedida.fecha, fuente.fechas);
  if (pedida.columnas === pedida.filas)
    check.addIssue({ code: 'custom', path: ['columnas'], message: 'Elige otro campo que el de las filas' });
  isPeriod(pedida, check);
}

function isPeriod(
  { periodo: cual, desde, hasta }: Pick<Pedida, 'periodo' | 'desde' | 'hasta'>,
  check: z.RefinementCtx,
) {
  if (cual !== 'fechas') return;
  if (desde === undefined) check.addIssue({ code: 'custom', path: ['desde'], message: 'Di el primer día' });
  if (hasta === undefined) check.addIssue({ code: 'custom', path: ['hasta'], message: 'Di el último día' });
  if (desde !== undefined && hasta !== undefined && hasta < desde)
    check.addIssue({ code: 'custom', path: ['hasta'], message: 'El último día es anterior al primero' });
}

const cifraSchema = z.object({
  /** Null where there is nothing to average. */
  ahora: z.number().nullable(),
  /** In the period before; null without one. */
  antes: z.number().nullable(),
});

export type Cifra = z.infer<typeof cifraSchema>;

/** A value of a field: null for what has none. */
const grupoSchema = z.object({ valor: z.string().nullable(), total: cifraSchema });

export type Grupo = z.infer<typeof grupoSchema>;

const spanSchema = z.object({ desde: z.string(), hasta: z.string() });

export const informeSchema = z.object({
  /** Null for all there is. */
  periodo: spanSchema.nullable(),
  antes: spanSchema.nullable(),
  filas: z.array(grupoSchema),
  /** Empty without a field for the columns. */
  columnas: z.array(grupoSchema),
  /** A figure for each row and column. */
  celdas: z.array(z.array(cifraSchema)),
  total: cifraSchema,
  /** What people call the representatives among the values. */
  nombres: z.record(z.string(), z.string()),
  /** The rows and columns that there are besides those above: the totals count them. */
  masFilas: z.int(),
  masColumnas: z.int(),
});

export type Informe = z.infer<typeof informeSchema>;

const strictConsulta = z.strictObject(consulta);

export const tabla = endpoint({
  ...calls.tabla,
  sellersOnly: true,
  summary: 'Una medida por uno o dos campos, en un periodo y en el anterior, de las filas que se ven',
  query: strictConsulta.superRefine(areOfTheSource),
  response: informeSchema,
});

/** The value of a group that has none. */
export const SIN_VALOR = '—';

export const filas = endpoint({
  ...calls.filas,
  sellersOnly: true,
  summary: 'Las filas que hay detrás de una cifra: las cien que más pesan, y cuántas son',
  query: strictConsulta
    .extend({
      fila: z.string().max(200).optional().describe(`Su valor en las filas; «${SIN_VALOR}» si no tiene`),
      columna: z
        .string()
        .max(200)
        .optional()
        .describe(`Su valor en las columnas; «${SIN_VALOR}» si no tiene`),
    })
    .superRefine(areOfTheSource),
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        titulo: z.string(),
        detalle: z.string().nullable(),
        fecha: z.string().nullable(),
        valor: z.number().nullable(),
        /** Its screen. */
        ruta: z.string(),
      }),
    ),
    count: z.int(),
  }),
});

export const hoja = endpoint({
  ...calls.hoja,
  sellersOnly: true,
  answers: SPREADSHEETS,
  summary: 'El informe en CSV o XLSX; queda anotado',
  query: strictConsulta.extend({ formato: z.enum(['csv', 'xlsx']) }).superRefine(areOfTheSource),
});

const periodoQuery = z.strictObject(periodo).superRefine(isPeriod);

const cifrasDeCalidad = z.object({
  contratos: z.int(),
  ...(Object.fromEntries(MEDIDAS_DE_CALIDAD.map((medida) => [medida, z.number().nullable()])) as Record<
    calls.MedidaDeCalidad,
    z.ZodNullable<z.ZodNumber>
  >),
});

export type CifrasDeCalidad = z.infer<typeof cifrasDeCalidad>;

export const calidad = endpoint({
  ...calls.calidad,
  sellersOnly: true,
  summary: 'Lo que se vigila de cada comercial en los contratos que firmó en el periodo',
  query: periodoQuery,
  response: z.object({
    periodo: spanSchema.nullable(),
    rows: z.array(
      cifrasDeCalidad.extend({ comercial: z.object({ id: z.string().nullable(), nombre: z.string() }) }),
    ),
    casa: cifrasDeCalidad,
    umbrales: z.object(
      Object.fromEntries(Object.keys(CALIDAD).map((medida) => [medida, z.number()])) as Record<
        calls.MedidaDeCalidad,
        z.ZodNumber
      >,
    ),
  }),
});

export const contratosDeCalidad = endpoint({
  ...calls.contratosDeCalidad,
  sellersOnly: true,
  summary: 'Los contratos que hay detrás de una cifra de calidad; cien como mucho',
  query: z
    .strictObject({
      ...periodo,
      medida: z.enum(MEDIDAS_DE_CALIDAD as [calls.MedidaDeCalidad, ...calls.MedidaDeCalidad[]]),
      comercial: z.string().max(60).optional(),
    })
    .superRefine(isPeriod),
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        codigo: z.string(),
        cliente: z.string(),
        fechaFirma: z.string(),
        dias: z.int().nullable(),
      }),
    ),
    count: z.int(),
  }),
});

export const embudo = endpoint({
  ...calls.embudo,
  sellersOnly: true,
  summary: 'De las propuestas creadas en el periodo, cuántas llegan a cada paso y cuánto tardan',
  query: periodoQuery,
  response: z.object({
    periodo: spanSchema.nullable(),
    pasos: z.array(
      z.object({
        paso: z.enum(PASOS_DEL_EMBUDO),
        cuantas: z.int(),
        ahorroEur: z.number(),
        /** Of those in the step before, %; null where there are none. */
        conversionPct: z.number().nullable(),
        /** The median of the days since the step before. */
        diasMediana: z.number().nullable(),
      }),
    ),
    rechazadas: z.int(),
    caducadas: z.int(),
  }),
});

const params = z.object({ vista: z.string().max(60) });

export const envios = endpoint({
  ...calls.envios,
  sellersOnly: true,
  peopleOnly: true,
  summary: 'Los informes guardados que llegan por correo cada lunes a quien llama',
  response: z.object({ vistas: z.array(z.string()) }),
});

export const mail = endpoint({
  ...calls.mail,
  sellersOnly: true,
  peopleOnly: true,
  summary: 'Manda por correo, cada lunes, un informe guardado que ve quien llama',
  params,
  response: z.object({ vistas: z.array(z.string()) }),
});

export const stopMail = endpoint({
  ...calls.stopMail,
  sellersOnly: true,
  peopleOnly: true,
  summary: 'Deja de mandarlo',
  params,
  response: z.object({ vistas: z.array(z.string()) }),
});
