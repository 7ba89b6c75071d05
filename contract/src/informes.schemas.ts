import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FUENTES, type Fuente, NOMBRES_DE_FUENTES } from './fuentes-de-informes.ts';
import * as calls from './informes.ts';
import { COMPARACIONES } from './informes.ts';
import { SPREADSHEETS } from './list.schemas.ts';
import { isPeriod, periodo, spanSchema } from './periodo-de-informe.schemas.ts';

export type { Fuente } from './fuentes-de-informes.ts';
export { FUENTES, type NombreDeFuente } from './fuentes-de-informes.ts';
export type { Consulta, Periodo } from './informes.ts';
export {
  CALIDAD,
  COMPARACIONES,
  LISTA_DE_VISTAS,
  LISTOS,
  MEDIDAS_DE_CALIDAD,
  type MedidaDeCalidad,
  PASOS_DEL_EMBUDO,
  PERIODOS,
} from './informes.ts';
export * from './informes-calidad.schemas.ts';

/** The names of a kind in all sources, those of the first source first. */
function namesOf(kind: 'campos' | 'medidas' | 'fechas') {
  const names = Object.values<Fuente>(FUENTES).flatMap((fuente) => Object.keys(fuente[kind]));
  return z.enum([...new Set(names)] as [string, ...string[]]);
}

const consulta = {
  fuente: z.enum(NOMBRES_DE_FUENTES as [calls.NombreDeFuente, ...calls.NombreDeFuente[]]),
  filas: namesOf('campos').describe('Un campo de la fuente'),
  columnas: namesOf('campos').optional().describe('Otro campo de la fuente'),
  medida: namesOf('medidas').describe('Una medida de la fuente'),
  fecha: namesOf('fechas').describe('La fecha de la fuente que cuenta en el periodo'),
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
