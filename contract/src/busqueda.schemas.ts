import { z } from 'zod';
import * as calls from './busqueda.ts';
import { GRUPOS } from './busqueda.ts';
import { endpoint } from './endpoint.ts';

export { GRUPOS, type Grupo, POR_GRUPO } from './busqueda.ts';

export const hallazgoSchema = z.object({
  /** The address of the hit ends with this CUPS or identifier. */
  id: z.string(),
  titulo: z.string(),
  /** The second line of a hit holds a client, a municipality or an e-mail. */
  detalle: z.string(),
  /** The state is null for nouns that have none. */
  estado: z.string().nullable(),
});

export type Hallazgo = z.infer<typeof hallazgoSchema>;

export const search = endpoint({
  ...calls.search,
  summary: 'Lo que se parece al texto en todo lo que el usuario puede ver, por grupos',
  query: z.strictObject({ q: z.string().trim().min(2, 'Al menos dos caracteres').max(100) }),
  response: z.object({
    /** Groups come in a fixed order, and empty ones are left out. */
    grupos: z.array(z.object({ grupo: z.enum(GRUPOS), hallazgos: z.array(hallazgoSchema) })),
  }),
  wholeForClients: 'Names and codes of the rows that they may open, by the same conditions as the lists.',
});
