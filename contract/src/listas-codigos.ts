import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The lists that can be filtered by pasted codes. */
export const LISTAS_CON_CODIGOS = ['puntos-suministro', 'clientes', 'contratos', 'propuestas'] as const;
export type ListaConCodigos = (typeof LISTAS_CON_CODIGOS)[number];

export const MAX_CODIGOS = 5_000;

const resultadoSchema = z.object({
  id: z.string(),
  /** Different codes. */
  codigos: z.int(),
  encontrados: z.int(),
  /** Those of which the viewer sees no row, whether or not there is one. */
  noEncontrados: z.array(z.string()),
  /** Written more than once. */
  repetidos: z.array(z.string()),
  /** What is no code of that list. */
  malformados: z.array(z.string()),
});
export type ResultadoCodigos = z.infer<typeof resultadoSchema>;

export const create = endpoint({
  method: 'POST',
  path: '/v1/listas-de-codigos',
  access: 'read Auth',
  summary: 'Guarda códigos pegados, con cualquier separador, para filtrar una lista por ellos',
  body: z.strictObject({
    de: z.enum(LISTAS_CON_CODIGOS),
    texto: z.string().trim().min(1, 'Pega al menos un código').max(400_000, 'Es demasiado texto'),
  }),
  response: resultadoSchema,
  wholeForClients: 'Codes that they pasted themselves, matched against their own rows.',
});

export const get = endpoint({
  method: 'GET',
  path: '/v1/listas-de-codigos/:id',
  access: 'read Auth',
  summary: 'Una lista de códigos propia, con lo que se encuentra ahora',
  params: z.object({ id: z.string().max(60) }),
  response: resultadoSchema,
  wholeForClients: 'Codes that they pasted themselves, matched against their own rows.',
});
