import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './evidencias.ts';
import { CALIDADES, VIAS_DE_CODIGO } from './evidencias.ts';
import { marcaPublicaSchema } from './marca-publica.schemas.ts';

export { CALIDADES, type Calidad, type ViaDeCodigo } from './evidencias.ts';

/** Whoever has the paper has read all of it; whoever guesses learns nobody's name nor number. */
const comprobacionSchema = z.object({
  id: z.string(),
  /** Whether the seal is the house's over exactly these facts. */
  valida: z.boolean(),
  codigo: z.string(),
  numero: z.int(),
  /** The instants are in UTC. */
  aceptadaEn: z.string(),
  /** `M••• Ñ•••` */
  firmante: z.string(),
  calidad: z.enum(CALIDADES),
  /** Whether a code sent to them was given, and by which way it went. */
  codigoComprobado: z.boolean(),
  codigoPor: z.enum(VIAS_DE_CODIGO).nullable(),
  /** SHA-256 of the PDF that was accepted, and of the paper of evidence. */
  pdfSha256: z.string(),
  evidenciaSha256: z.string(),
  /** The seal (Ed25519) and the public key that checks it (SPKI), in base64. */
  sello: z.string(),
  clavePublica: z.string(),
  marca: marcaPublicaSchema,
});

export type Comprobacion = z.infer<typeof comprobacionSchema>;

export const verify = endpoint({
  ...calls.verify,
  summary: 'Comprueba el sello de una evidencia por su identificador',
  params: z.object({ id: z.string().max(60) }),
  response: comprobacionSchema,
  wholeForClients: 'What anybody may check of a paper that they hold.',
});

export const findByHuella = endpoint({
  ...calls.findByHuella,
  summary: 'Comprueba una evidencia por el SHA-256 de su PDF',
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/i, 'Son 64 cifras hexadecimales') }),
  response: comprobacionSchema,
  wholeForClients: 'What anybody may check of a paper that they hold.',
});
