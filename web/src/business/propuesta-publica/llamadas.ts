import type { propuestaPublica } from '@vatio/contract';
import { addressOf } from '../../data/address.ts';
import type { Wire } from '../../data/call.ts';

// Written out, and checked against the contract by the compiler, so that a phone does not load the schemas.
const BASE = '/v1/publico/propuestas/:token';

export const GET: Wire<typeof propuestaPublica.get> = { method: 'GET', path: BASE, access: 'public' };
export const ABIERTA: Wire<typeof propuestaPublica.abierta> = {
  method: 'POST',
  path: `${BASE}/abierta`,
  access: 'public',
};
export const CODIGO: Wire<typeof propuestaPublica.requestCode> = {
  method: 'POST',
  path: `${BASE}/codigo`,
  access: 'public',
};
export const ACEPTAR: Wire<typeof propuestaPublica.aceptar> = {
  method: 'POST',
  path: `${BASE}/aceptar`,
  access: 'public',
};
export const RECHAZAR: Wire<typeof propuestaPublica.rechazar> = {
  method: 'POST',
  path: `${BASE}/rechazar`,
  access: 'public',
};
export const HABLAR: Wire<typeof propuestaPublica.hablar> = {
  method: 'POST',
  path: `${BASE}/hablar`,
  access: 'public',
};

/** The PDF that was sent, for the browser to open by itself. */
export function direccionDelPdf(token: string): string {
  return addressOf(`${BASE}/pdf`, { token });
}
