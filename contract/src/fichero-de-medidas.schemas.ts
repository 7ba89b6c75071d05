import { z } from 'zod';

export const etiquetaSchema = z.enum(['inicio', 'fin', 'ordinal'], {
  error: 'Ha de ser «inicio», «fin» u «ordinal»',
});

/** What the sender of a file of measures says of it, where the file leaves it open. */
export const respuestasDeMedidas = {
  /** Which end of its interval the hour marks; it counts where the file does not show it. */
  etiqueta: etiquetaSchema.optional(),
  /** `si` takes what can be read of a file of which more than 5 % cannot. */
  aceptarRechazadas: z.enum(['si', 'no'], { error: 'Ha de ser «si» o «no»' }).optional(),
};
