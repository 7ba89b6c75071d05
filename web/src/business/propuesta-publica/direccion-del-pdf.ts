import { propuestaPublica } from '@vatio/contract';
import { addressOf } from '../../data/address.ts';

/** The PDF that was sent, for the browser to open by itself. */
export function direccionDelPdf(token: string): string {
  return addressOf(propuestaPublica.pdf.path, { token });
}
