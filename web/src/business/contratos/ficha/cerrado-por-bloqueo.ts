import type { AccionContrato } from '@vatio/domain';
import { BY_BLOCKED_CLIENT, type OfClient } from '../../../trade/blocked-client.tsx';

/** The actions that the server refuses while the client is blocked; the others go on. */
const CERRADAS: readonly AccionContrato[] = [
  'enviar-por-correo',
  'enviar',
  'enviar-a-firma',
  'firmar',
  'dar-por-firmado',
  'solicitar',
];

/**
 * The properties of a button that a blocked client disables. Without an action, it is a button that begins another
 * contract.
 */
export function cerradoPorBloqueo(
  { clienteBloqueado }: Pick<OfClient, 'clienteBloqueado'>,
  accion?: AccionContrato,
) {
  return clienteBloqueado === null || (accion && !CERRADAS.includes(accion)) ? undefined : BY_BLOCKED_CLIENT;
}
