import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './marcadores.ts';
import { MAX_MARCADORES } from './marcadores.ts';

export { MAX_MARCADORES } from './marcadores.ts';

const marcadoresSchema = z.object({
  /** The `id`s of rows of the screens table, in the order in which the bar shows them. */
  pantallas: z
    .array(z.string().regex(/^[\w:.-]{1,60}$/, 'No es el id de una pantalla'))
    .max(MAX_MARCADORES, `Como mucho ${MAX_MARCADORES} páginas marcadas`),
});

export const get = endpoint({
  ...calls.get,
  summary: 'Las páginas que la cuenta tiene marcadas, también las que su papel ya no abre',
  response: marcadoresSchema,
  wholeForClients: 'The pages that the account itself has flagged.',
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia todas las páginas marcadas de la cuenta; una repetida queda una vez',
  body: marcadoresSchema.strict(),
  response: marcadoresSchema,
  wholeForClients: 'The pages that the account itself has flagged.',
});
