import { propuestaPublica } from '@vatio/contract';
import { addressOf } from '../../data/address.ts';

/** The address of the PDF that was sent, which the browser opens without a token. */
export function direccionDelPdf(token: string): string {
  return addressOf(propuestaPublica.pdf.path, { token });
}

/** The sealed paper that proves the acceptance. */
export function direccionDeEvidencia(token: string): string {
  return addressOf(propuestaPublica.evidencia.path, { token });
}
