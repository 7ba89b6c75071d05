import type { BodyOf, propuestaPublica } from '@vatio/contract/endpoints';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { accountEmailOf } from '../avisos/mail-permission.service.ts';
import { recordChange } from './cambio.ts';
import { direccionDe } from './caminos.ts';
import { correoAlComercial } from './correo.ts';
import type { Deps } from './propuestas.service.ts';
import { readLink } from './publico.service.ts';

/** Keeps a client's message with the proposal's history, and mails it to the representative. */
export async function sendMessage(
  deps: Deps,
  token: string,
  { mensaje, telefono }: BodyOf<typeof propuestaPublica.askToTalk>,
): Promise<void> {
  const enlace = await readLink(deps.db, token);
  const { codigo, personas, comercialId, comercialEmail } = enlace;
  const to = comercialEmail ?? personas.comercial.email ?? (await accountEmailOf(deps.db, comercialId));
  const de = { id: enlace.id, codigo, nombre: personas.cliente.nombre, email: direccionDe(enlace) };
  const correoId = await deps.db.transaction().execute(async (trx) => {
    await recordChange({
      trx,
      usuarioId: null,
      accion: 'mensaje',
      propuesta: { id: enlace.id },
      despues: { mensaje, telefono },
    });
    return to === null ? null : insertCorreo(trx, correoAlComercial(de, { mensaje, telefono }, to));
  });
  if (correoId !== null) await sendNow(deps, correoId);
}
