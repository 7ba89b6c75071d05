import { z } from 'zod';
import * as calls from './ajustes.ts';
import { maxLengthOf, TEXTOS } from './ajustes.ts';
import { endpoint } from './endpoint.ts';
import { marcaPublicaSchema } from './marca-publica.schemas.ts';

/** A wording of one of a brand's texts. */
export const textoNuevoSchema = z
  .strictObject({
    tipo: z.enum(TEXTOS),
    texto: z.string().trim().min(1, 'Escribe el texto').max(10_000, 'Como mucho 10.000 caracteres'),
  })
  .refine(({ tipo, texto }) => texto.length <= maxLengthOf(tipo), {
    path: ['texto'],
    error: 'Como mucho 2.000 caracteres',
  });

export const privacidad = endpoint({
  ...calls.privacidad,
  summary: 'La información de protección de datos de una marca, en vigor',
  params: z.object({ id: z.string().max(60) }),
  response: z.object({
    marca: marcaPublicaSchema,
    texto: z.string(),
    version: z.string(),
    /** The instant since when it is in force; null for the text of the program. */
    desde: z.string().nullable(),
  }),
  wholeForClients: 'It is written for anybody.',
});
