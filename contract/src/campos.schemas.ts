import { z } from 'zod';
import * as calls from './campos.ts';
import { CLASES, HUECOS, MAX_NOMBRE, MAX_TEXTO, MAX_VALORES } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ENTIDADES } from './etiquetas.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';

export {
  CAMPOS_POR_CLASE,
  CLASES,
  type Clase,
  claseDe,
  HUECOS,
  type Hueco,
  MAX_NUMERO,
  MAX_TEXTO,
} from './campos.ts';

const entidadSchema = z.enum(ENTIDADES);
const huecoSchema = z.enum(HUECOS);

/** The values of a row by the column that keeps them, without those it lacks. A client's account reads none. */
export const camposSchema = z.partialRecord(huecoSchema, z.union([z.string(), z.number()])).optional();

export type Campos = NonNullable<z.infer<typeof camposSchema>>;

const campoSchema = z.object({
  entidad: entidadSchema,
  hueco: huecoSchema,
  clase: z.enum(CLASES),
  nombre: z.string(),
  /** The options of a choice, in their order; empty for the others. */
  valores: z.array(z.string()),
  /** An archived field keeps its values, and no screen offers it. */
  archivado: z.boolean(),
});

export type Campo = z.infer<typeof campoSchema>;

const lineaSchema = (maximo: number, falta: string) =>
  z
    .string()
    .trim()
    .min(1, falta)
    .max(maximo)
    .regex(/^\P{Cc}*$/u, 'En una sola línea')
    .transform((texto) => texto.replace(/\s+/g, ' '));

const nombre = lineaSchema(MAX_NOMBRE, 'Escribe el nombre');

/** A comma parts several options in an address. */
const valores = z
  .array(lineaSchema(MAX_NOMBRE, 'Escribe la opción').refine((texto) => !texto.includes(','), 'Sin comas'))
  .max(MAX_VALORES, `${MAX_VALORES} opciones como mucho`);

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Los campos propios de clientes, suministros y contratos, en su orden',
  response: z.object({ rows: z.array(campoSchema) }),
});

export const create = endpoint({
  ...calls.create,
  summary: 'Da nombre a un campo propio; 409 si ya hay cinco de su clase o uno con ese nombre',
  body: z.strictObject({
    entidad: entidadSchema,
    clase: z.enum(CLASES),
    nombre,
    valores: valores.default([]),
  }),
  response: campoSchema,
});

const params = z.object({ entidad: entidadSchema, hueco: huecoSchema });

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia el nombre, las opciones o el puesto de un campo, lo archiva o lo recupera',
  params,
  body: z
    .strictObject({
      nombre,
      valores,
      archivado: z.boolean(),
      /** Its place among the fields of the same thing, from 0. */
      puesto: z.int().min(0).max(100),
    })
    .partial(),
  response: campoSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Borra un campo archivado con los valores que tenía',
  params,
});

const valor = z.union([z.string().max(MAX_TEXTO), z.number(), z.null()]);

const cambio = {
  entidad: entidadSchema,
  /** Null empties the field. */
  valores: z
    .partialRecord(huecoSchema, valor)
    .refine((dichos) => Object.keys(dichos).length > 0, 'Di qué campos cambian'),
};

export const change = endpoint({
  ...calls.change,
  sellersOnly: true,
  summary: 'Escribe los campos propios de uno',
  body: z.strictObject({ ...cambio, id: z.string().max(60) }),
  response: z.object({ campos: camposSchema.unwrap() }),
});

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary: 'En cuántos se escribirían esos valores, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...cambio, ...cuales }),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'Escribe los mismos valores en muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...cambio, ...cuales, esperados }),
  response: operacionSchema,
});
