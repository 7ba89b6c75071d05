import { z } from 'zod';

/** What a page without an account shows of the brand that it speaks for. */
export const marcaPublicaSchema = z.object({
  nombre: z.string(),
  colorPrincipal: z.string(),
  colorAcento: z.string(),
  /** The address of the logo; without one, the name stands in its place. */
  logo: z.string().nullable(),
  /** The company, its tax number and address, in one line; empty while nobody has said them. */
  emisor: z.string(),
  contactoDatos: z.string(),
  /** The address of the page that says what it does with data. */
  privacidad: z.string(),
  textoLegal: z.string(),
  /** Whether the foot says which program made the page. */
  conVatio: z.boolean(),
});

export type MarcaPublica = z.infer<typeof marcaPublicaSchema>;
