import type { AccionContrato } from '@vatio/domain';
import { BY_BLOCKED_CLIENT, type OfClient } from '../../../trade/blocked-client.tsx';

/** What the server refuses for a blocked client: the rest of a contract goes on. */
const CERRADAS: readonly AccionContrato[] = [
  'enviar-por-correo',
  'enviar',
  'enviar-a-firma',
  'firmar',
  'dar-por-firmado',
  'solicitar',
];

/** For a button of a contract whose client is blocked. Without an action: one that begins another contract. */
export function cerradoPorBloqueo(
  { clienteBloqueado }: Pick<OfClient, 'clienteBloqueado'>,
  accion?: AccionContrato,
) {
  return clienteBloqueado === null || (accion && !CERRADAS.includes(accion)) ? undefined : BY_BLOCKED_CLIENT;
}
