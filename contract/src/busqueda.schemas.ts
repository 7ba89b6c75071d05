import { z } from 'zod';
import * as calls from './busqueda.ts';
import { GRUPOS } from './busqueda.ts';
import { endpoint } from './endpoint.ts';

export { GRUPOS, type Grupo, POR_GRUPO } from './busqueda.ts';

export const hallazgoSchema = z.object({
  /** What its address ends with: a CUPS, an identifier. */
  id: z.string(),
  titulo: z.string(),
  /** A second line: a client, a municipality, an e-mail. */
  detalle: z.string(),
  /** Shown as a chip, where the noun has states. */
  estado: z.string().nullable(),
});

export type Hallazgo = z.infer<typeof hallazgoSchema>;

export const buscar = endpoint({
  ...calls.buscar,
  summary: 'Lo que se parece al texto en todo lo que el usuario puede ver, por grupos',
  query: z.strictObject({ q: z.string().trim().min(2, 'Al menos dos caracteres').max(100) }),
  response: z.object({
    /** Only the groups with something in them, in a fixed order. */
    grupos: z.array(z.object({ grupo: z.enum(GRUPOS), hallazgos: z.array(hallazgoSchema) })),
  }),
  wholeForClients: 'Names and codes of the rows that they may open, by the same conditions as the lists.',
});
