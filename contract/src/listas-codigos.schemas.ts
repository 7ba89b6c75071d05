import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './listas-codigos.ts';
import { LISTAS_CON_CODIGOS } from './listas-codigos.ts';

export { LISTAS_CON_CODIGOS, type ListaConCodigos, MAX_CODIGOS } from './listas-codigos.ts';

const resultadoSchema = z.object({
  id: z.string(),
  /** The number of different codes. */
  codigos: z.int(),
  encontrados: z.int(),
  /** The viewer sees no row with these codes, whether or not one exists. */
  noEncontrados: z.array(z.string()),
  /** These codes were pasted more than once. */
  repetidos: z.array(z.string()),
  /** These texts have not the form of a code of that list. */
  malformados: z.array(z.string()),
});

export type ResultadoCodigos = z.infer<typeof resultadoSchema>;

export const create = endpoint({
  ...calls.create,
  summary: 'Guarda códigos pegados, con cualquier separador, para filtrar una lista por ellos',
  body: z.strictObject({
    de: z.enum(LISTAS_CON_CODIGOS),
    texto: z.string().trim().min(1, 'Pega al menos un código').max(400_000, 'Es demasiado texto'),
  }),
  response: resultadoSchema,
  wholeForClients: 'Codes that they pasted themselves, matched against their own rows.',
});

export const get = endpoint({
  ...calls.get,
  summary: 'Una lista de códigos propia, con lo que se encuentra ahora',
  params: z.object({ id: z.string().max(60) }),
  response: resultadoSchema,
  wholeForClients: 'Codes that they pasted themselves, matched against their own rows.',
});
