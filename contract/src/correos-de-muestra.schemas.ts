import { z } from 'zod';
import { ESTADOS_DICHOS } from './correos.ts';
import * as calls from './correos-de-muestra.ts';
import { CUALES } from './correos-de-muestra.ts';
import { endpoint } from './endpoint.ts';

export { CUALES, type Cual } from './correos-de-muestra.ts';

const params = z.object({ id: z.string().max(60), cual: z.enum(CUALES) });

export const get = endpoint({
  ...calls.get,
  summary: 'Un correo de los que salen, con la marca y datos de ejemplo',
  params,
  response: z.object({
    /** The name and the address of the sender; the address of the server's configuration when the brand has none. */
    remitente: z.string(),
    asunto: z.string(),
    texto: z.string(),
    html: z.string(),
  }),
});

export type CorreoDeMuestra = z.infer<typeof get.response>;

export const send = endpoint({
  ...calls.send,
  summary: 'Lo manda, como prueba, al correo de quien llama; como mucho diez cada hora',
  params,
  response: z.object({ destinatario: z.string(), estado: z.enum(ESTADOS_DICHOS) }),
});
