import { z } from 'zod';
import { nombreSchema } from './asignaciones-de-fichero.schemas.ts';
import { fechaSchema, precioSchema, tarifaDeSuministroSchema, zonaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { compensacionSchema } from './excedentes.schemas.ts';
import { columnasSchema, lecturaBody } from './importacion-de-filas.schemas.ts';
import { csvSchema, versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { foundResponse, optionsQuery } from './options.schemas.ts';
import { preciosDePotenciaSchema, preciosDeTipo, tipoDeProductoSchema } from './precios-de-tipo.schemas.ts';
import { productosList } from './productos.list.ts';
import * as calls from './productos.ts';
import { MAX_BYTES_TARIFARIO } from './productos.ts';

export { MAX_BYTES_TARIFARIO, MAX_FILAS_TARIFARIO } from './productos.ts';

const bandaSchema = z
  .strictObject({ minimo: precioSchema, maximo: precioSchema })
  .refine((banda) => banda.minimo <= banda.maximo, {
    error: 'El mínimo no puede superar al máximo',
    path: ['maximo'],
  });

/** A dated version of a product fixes its prices, fee bands and the supplies to which it is sold. */
const condiciones = {
  desde: fechaSchema,
  /** The last day of the version; null while nothing replaces it. */
  hasta: fechaSchema.nullable(),
  potenciaEurKwAnio: preciosDePotenciaSchema,
  ...preciosDeTipo,
  feeEnergiaEurMwh: bandaSchema,
  feePotenciaEurKwAnio: bandaSchema,
  potenciaKw: bandaSchema.nullable(),
  consumoAnualMwh: bandaSchema.nullable(),
  /**
   * False means that it is not sold to a supply with self-consumption. Older versions, which could not say it,
   * lack the field.
   */
  admiteAutoconsumo: z.boolean().optional(),
  /** What the supplier makes of surplus; none is paid when null. Older versions lack the field. */
  excedentes: compensacionSchema.nullable().optional(),
};

export const versionInputSchema = z.strictObject(condiciones);

export type VersionInput = z.output<typeof versionInputSchema>;

/** The conditions of a version without its days. */
export type Condiciones = Omit<VersionInput, 'desde' | 'hasta'>;

export const productoVersionSchema = z.object({
  ...condiciones,
  id: z.string(),
  /** The state follows from today's date. */
  estado: z.enum(['vigente', 'programada', 'caducada']),
});

export type ProductoVersion = z.infer<typeof productoVersionSchema>;

const identidad = {
  comercializadora: z.string().trim().min(1, 'Escribe la comercializadora').max(120),
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(120),
  tarifa: tarifaDeSuministroSchema,
  tipo: tipoDeProductoSchema,
  /** An empty list means every zone. */
  zonas: z.array(zonaSchema).max(5),
  duracionMeses: z.int().min(1).max(120),
  permanencia: z.boolean(),
  /** Whether its contracts go on after their last day unless somebody says otherwise. */
  prorroga: z.boolean().default(true),
  renovable: z.boolean(),
  peajesIncluidos: z.boolean(),
};

export const productoRowSchema = z.object({
  ...identidad,
  id: z.string(),
  /** The version on sale today, or the next one, or the last one. */
  version: productoVersionSchema.nullable(),
  versiones: z.int(),
  activo: z.boolean(),
});

export type ProductoRow = z.infer<typeof productoRowSchema>;

export const productoSchema = productoRowSchema.extend({
  /** The newest version comes first. */
  historial: z.array(productoVersionSchema),
  /** Warnings on the versions, such as days that none of them covers. */
  avisos: z.array(z.string()),
  edicion: versionSchema,
});

export type ProductoDetalle = z.infer<typeof productoSchema>;

const params = z.object({ id: z.string().max(60) });

export const { list, exportRows } = listEndpoints({
  calls,
  of: productosList,
  row: productoRowSchema,
  sellersOnly: true,
  says: {
    list: { summary: 'Libro de precios' },
    exportRows: {
      summary: 'Exactamente las filas filtradas, en CSV o XLSX, con los títulos de una lista de precios',
    },
  },
});

/** A product as `domain` takes it, with the version of one day. */
export const productoVigenteSchema = z.object({
  id: z.string(),
  versionId: z.string(),
  comercializadora: z.string(),
  nombre: z.string(),
  tarifa: tarifaDeSuministroSchema,
  tipo: tipoDeProductoSchema,
  zonas: z.array(zonaSchema),
  duracionMeses: z.int(),
  permanencia: z.boolean(),
  /** Analyses older than the field lack it: their contracts go on. */
  prorroga: z.boolean().optional(),
  renovable: z.boolean(),
  peajesIncluidos: z.boolean(),
  /** False means off sale. Analyses older than the field lack it. */
  activo: z.boolean().optional(),
  ...condiciones,
});

export type ProductoVigente = z.infer<typeof productoVigenteSchema>;

export const inForce = endpoint({
  ...calls.inForce,
  sellersOnly: true,
  summary: 'Productos en venta en una fecha, con todo lo que un estudio necesita',
  query: z.strictObject({ fecha: fechaSchema, tarifa: csvSchema }),
  response: z.object({ rows: z.array(productoVigenteSchema) }),
});

const opcionSchema = productoVigenteSchema.pick({
  id: true,
  versionId: true,
  comercializadora: true,
  nombre: true,
  tarifa: true,
  tipo: true,
});
export type Opcion = z.infer<typeof opcionSchema>;

export const options = endpoint({
  ...calls.options,
  sellersOnly: true,
  summary:
    'Los productos en venta hoy entre los que se elige al teclear; `ids`, de ellos o de su versión, a cualquiera',
  query: optionsQuery({
    tarifa: tarifaDeSuministroSchema.optional(),
    /** Asks for the products that are sold in this zone. */
    zona: zonaSchema.optional(),
  }),
  response: foundResponse(opcionSchema),
});

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'Un producto y sus versiones',
  params,
  response: productoSchema,
});

export const create = endpoint({
  ...calls.create,
  summary: 'Da de alta un producto con su primera versión',
  body: z.strictObject({ ...identidad, version: versionInputSchema }),
  response: productoSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia lo que no lleva fecha; 409 si otra persona lo cambió antes',
  params,
  body: z
    .strictObject({ ...identidad, activo: z.boolean(), edicion: versionSchema })
    .partial()
    .required({ edicion: true }),
  response: productoSchema,
});

export const addVersion = endpoint({
  ...calls.addVersion,
  summary: 'Añade una versión; la anterior se cierra la víspera si seguía abierta',
  params,
  body: versionInputSchema,
  response: productoSchema,
});

const cambioSchema = z.object({
  /** The row's number in the file, from 1. */
  fila: z.int(),
  accion: z.enum(['nuevo', 'nueva-version', 'sin-cambios', 'error']),
  producto: z.string(),
  /** The fields that a new version changes, with the value before and now. */
  diferencias: z.array(
    z.object({ campo: z.string(), antes: z.number().nullable(), ahora: z.number().nullable() }),
  ),
  motivo: z.string().nullable(),
});

export const importTarifario = endpoint({
  ...calls.importTarifario,
  summary: 'Lee una lista de precios en CSV o XLSX; con ensayo no cambia nada y cuenta lo que haría',
  multipart: true,
  fileBytes: MAX_BYTES_TARIFARIO,
  query: z.strictObject({ ensayo: z.enum(['si', 'no']).default('si') }),
  body: z.strictObject({
    /** Whose prices they are, where the file has no column for it. */
    comercializadora: z.string().trim().min(1).max(200).optional(),
    /** JSON of title → field, or null to leave the column out; what is absent is remembered or told by its title. */
    columnas: z.string().max(20_000).optional(),
    /** The name under which publishing keeps what was said of the file. */
    asignacion: nombreSchema.optional(),
    ...lecturaBody,
  }),
  response: columnasSchema.extend({
    publicado: z.boolean(),
    nuevos: z.int(),
    nuevasVersiones: z.int(),
    sinCambios: z.int(),
    errores: z.int(),
    /** What was understood of the file as a whole, and what of it was passed over, in whole sentences. */
    avisos: z.array(z.string()),
    /** Whose the prices were taken to be, where no column says it. */
    comercializadora: z.string().nullable(),
    cambios: z.array(cambioSchema),
  }),
});

export const template = endpoint({
  ...calls.template,
  answers: ['text/csv'],
  summary: 'Plantilla CSV de la lista de precios, con todas sus columnas',
});
