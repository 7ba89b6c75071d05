import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './etiquetas.ts';
import { ENTIDADES, MAX_ETIQUETA } from './etiquetas.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import { foundResponse, optionsQuery } from './options.schemas.ts';

export { ENTIDADES, type Entidad, MAX_ETIQUETA } from './etiquetas.ts';

/** The tags of a row, by name. A client's account reads none. */
export const etiquetasSchema = z.array(z.string()).optional();

const opcionSchema = z.object({ nombre: z.string() });
export type Opcion = z.infer<typeof opcionSchema>;

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Las etiquetas en uso, al teclear un nombre; `ids` son nombres',
  query: optionsQuery({}),
  response: foundResponse(opcionSchema),
});

/** A comma parts several tags in an address and in a file. */
const nombreSchema = z
  .string()
  .trim()
  .min(1, 'Escribe la etiqueta')
  .max(MAX_ETIQUETA)
  .regex(/^[^,\p{Cc}]*$/u, 'Sin comas')
  .transform((nombre) => nombre.replace(/\s+/g, ' '));

const cambio = {
  entidad: z.enum(ENTIDADES),
  poner: z.array(nombreSchema).max(20).default([]),
  quitar: z.array(nombreSchema).max(20).default([]),
};

const isSomething = ({ poner, quitar }: { poner: readonly string[]; quitar: readonly string[] }) =>
  poner.length + quitar.length > 0;

const SOMETHING = { error: 'Di qué etiquetas se ponen o se quitan', path: ['poner'] };

export const change = endpoint({
  ...calls.change,
  sellersOnly: true,
  summary: 'Pone y quita etiquetas a uno',
  body: z.strictObject({ ...cambio, id: z.string().max(60) }).refine(isSomething, SOMETHING),
  response: z.object({ etiquetas: z.array(z.string()) }),
});

export const preview = endpoint({
  ...calls.preview,
  sellersOnly: true,
  summary: 'A cuántos se les pondrían o quitarían etiquetas, y los 200 primeros uno por uno; no cambia nada',
  body: z.strictObject({ ...cambio, ...cuales }).refine(isSomething, SOMETHING),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  sellersOnly: true,
  summary:
    'Pone y quita etiquetas a muchos: los marcados o todos los filtrados; 409 si ya no son los que se vieron',
  body: z.strictObject({ ...cambio, ...cuales, esperados }).refine(isSomething, SOMETHING),
  response: operacionSchema,
});
