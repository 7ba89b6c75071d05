import type { propuestaPublica } from '@vatio/contract/endpoints';
import type { Brand } from '../../platform/brand/brand.repository.ts';
import { parseMobile } from '../../platform/sms/mobile.ts';
import type { Camino, Enlace } from './enlace.repository.ts';
import type { Deps } from './propuestas.service.ts';

/** The address to which the link was sent, or else the client's. */
export function direccionDe({ enviadaA, clienteEmail }: Enlace): string | null {
  return enviadaA ?? clienteEmail;
}

/**
 * The ways by which a code can reach the client, where the brand asks for one. Both are those that the house has of them:
 * a code to whatever number the reader of a link writes would prove nothing of the client.
 */
export function caminosDe(
  { mail, sms }: Pick<Deps, 'mail' | 'sms'>,
  enlace: Enlace,
  { firma }: Pick<Brand, 'firma'>,
): Camino[] {
  if (firma === 'ninguna') return [];
  const direccion = direccionDe(enlace);
  const movil = parseMobile(enlace.clienteTelefono ?? '');
  return [
    ...(mail.configured && direccion !== null ? [{ via: 'correo', destino: direccion } as const] : []),
    ...(sms.available && movil !== undefined ? [{ via: 'movil', destino: movil } as const] : []),
  ];
}

/** Whoever tries a demo may not see the terminal that their code is printed at, so nothing waits for that one. */
export function needsCode(
  deps: Pick<Deps, 'mail' | 'sms'>,
  enlace: Enlace,
  marca: Pick<Brand, 'firma'>,
): boolean {
  return caminosDe(deps, enlace, marca).some(({ via }) => via === 'correo' || deps.sms.configured);
}

/** Almost hidden from whoever only has the link: `a•••@empresa.es`, `•••200`. */
export function hideDestino({ via, destino }: Camino): propuestaPublica.PropuestaPublica['vias'][number] {
  if (via === 'movil') return { via, destino: `•••${destino.slice(-3)}` };
  return { via, destino: `${destino.slice(0, 1)}•••${destino.slice(destino.lastIndexOf('@'))}` };
}
