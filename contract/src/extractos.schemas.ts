import { z } from 'zod';
import { mesSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { extractosList } from './extractos.list.ts';
import * as calls from './extractos.ts';
import { columnasSchema, lecturaBody } from './importacion-de-filas.schemas.ts';
import { MAX_BYTES } from './importacion-de-filas.ts';
import { type Linea, lineaSchema, type Resumen, resumenSchema } from './linea-de-extracto.schemas.ts';
import { lineasDeExtractoList } from './lineas-de-extracto.list.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';

export { ESTADOS, TRAMOS } from './extractos.ts';
export type { Linea, Resumen };

export type Estado = Linea['estado'];

export type Tramo = NonNullable<Linea['antiguedad']>;

const params = z.object({ id: z.string().max(60) });

const extractoRowSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  comercializadora: z.string(),
  mes: z.string(),
  fichero: z.string(),
  lineas: z.int(),
  /** The rows of the file that were left out because they could not be read. */
  filasFuera: z.int(),
  importeEur: z.number(),
  pendienteEur: z.number(),
  importado: z.string(),
  borrado: z.boolean(),
});

export type ExtractoRow = z.infer<typeof extractoRowSchema>;

const extractoSchema = extractoRowSchema.extend({ resumen: resumenSchema });

export type Extracto = z.infer<typeof extractoSchema>;

export const { list, groups, totals, exportRows } = listEndpoints({
  calls,
  of: extractosList,
  row: extractoRowSchema,
  says: {
    list: { summary: 'Los extractos de comisiones importados, filtrados y por páginas' },
    totals: { summary: 'Cuántos son todos los extractos filtrados, y lo que suman' },
    exportRows: { summary: 'Exactamente los extractos filtrados, en CSV o XLSX; queda anotado' },
  },
});

export const {
  list: lineas,
  groups: groupsOfLineas,
  totals: totalsOfLineas,
  exportRows: exportLineas,
} = listEndpoints({
  calls: {
    list: calls.lineas,
    groups: calls.groupsOfLineas,
    totals: calls.totalsOfLineas,
    exportRows: calls.exportLineas,
  },
  of: lineasDeExtractoList,
  row: lineaSchema,
  says: {
    list: {
      summary: 'Las líneas de los extractos con lo que se esperaba de cada una y lo que sigue debiéndose',
    },
    totals: { summary: 'Cuántas son todas las líneas filtradas, y lo que suman' },
    exportRows: { summary: 'Exactamente las líneas filtradas, en CSV o XLSX; queda anotado' },
  },
});

/** The debt of one supplier, or of all of them, by its age. */
const deudaSchema = z.object({
  totalEur: z.number(),
  tramos: z.array(z.object({ tramo: z.enum(calls.TRAMOS), lineas: z.int(), pendienteEur: z.number() })),
});

export const deuda = endpoint({
  ...calls.deuda,
  summary: 'Lo que deben las comercializadoras, por su antigüedad, y las que tienen productos',
  response: deudaSchema.extend({
    porComercializadora: z.array(deudaSchema.extend({ comercializadora: z.string() })),
    /** Every supplier with a product, whether it owes something or not. */
    comercializadoras: z.array(z.string()),
  }),
});

export type Deuda = z.infer<typeof deuda.response>;

const ensayoSchema = z.object({
  resumen: resumenSchema,
  errores: z.int(),
  /** The first of them, with what is wrong in each. */
  filasConError: z.array(z.object({ fila: z.int(), cups: z.string(), motivo: z.string() })),
  /** The first of the other lines, those with something to look at before those that were paid. */
  lineas: z.array(lineaSchema),
});

export type Ensayo = z.infer<typeof ensayoSchema>;

export const importFile = endpoint({
  ...calls.importFile,
  summary: 'Lee el extracto de una comercializadora y lo casa con los contratos; con ensayo no guarda nada',
  multipart: true,
  fileBytes: MAX_BYTES,
  query: z.strictObject({
    ensayo: z.enum(['si', 'no']).default('si'),
    /** A file with rows that cannot be read is refused whole, unless they are to be left out. */
    errores: z.enum(['rechazar', 'dejar-fuera']).default('rechazar'),
  }),
  body: z.strictObject({
    comercializadora: z.string({ error: 'Elige la comercializadora' }).trim().min(1).max(200),
    mes: mesSchema,
    /** JSON of title → field, or null to leave the column out; what is absent is remembered or guessed. */
    columnas: z.string().max(20_000).optional(),
    ...lecturaBody,
  }),
  response: columnasSchema.extend({
    /** The number of rows of the file. */
    total: z.int(),
    /** Null when the file is imported. */
    ensayo: ensayoSchema.nullable(),
    /** The statement that was made; null in a trial. */
    extracto: extractoSchema.nullable(),
  }),
});

export const template = endpoint({
  ...calls.template,
  answers: ['text/csv'],
  summary: 'Plantilla CSV de un extracto, con todas sus columnas',
});

export const get = endpoint({
  ...calls.get,
  summary: 'Un extracto, con sus líneas contadas y sumadas por estado',
  params,
  response: extractoSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Lo quita: sus líneas dejan de contar; se puede restaurar',
  params,
});

export const restore = endpoint({
  ...calls.restore,
  summary: 'Deshace el borrado; 409 si el mismo fichero se importó otra vez',
  params,
  response: extractoSchema,
});
