import type { usuarios } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { problem } from '../../platform/problems.ts';
import { type NoticeDeps, takeSegundoPasoFrom } from '../auth/segundo-paso/removal.service.ts';
import { ownAccount, readUsuario, requireUsuario } from './usuarios.service.ts';

/** For whoever has lost the telephone and the recovery codes; the own one is taken away with a code. */
export async function removeSegundoPaso(
  deps: NoticeDeps,
  viewer: Viewer,
  id: string,
): Promise<usuarios.Usuario> {
  const cuenta = await requireUsuario(deps.db, id);
  if (cuenta.id === viewer.id) throw ownAccount();
  if (!(await takeSegundoPasoFrom(deps, viewer, cuenta))) {
    throw problem({
      code: 'sin-segundo-paso',
      status: 409,
      title: 'Esta cuenta no tiene verificación en dos pasos',
    });
  }
  return readUsuario(deps.db, viewer, cuenta.id);
}
