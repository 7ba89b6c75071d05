import type { BodyOf, propuestaPublica } from '@vatio/contract';
import { problem } from '../../platform/problems.ts';
import { anotarCambio } from './cambio.ts';
import { correoAlComercial } from './correo.ts';
import type { Deps } from './propuestas.service.ts';
import { direccionDe, leerEnlace } from './publico.service.ts';

/** Keeps what the client writes with the proposal's history, and mails it to the representative. */
export async function hablar(
  deps: Deps,
  token: string,
  { mensaje, telefono }: BodyOf<typeof propuestaPublica.hablar>,
): Promise<void> {
  const enlace = await leerEnlace(deps.db, token);
  const { codigo, personas, comercialEmail } = enlace;
  await anotarCambio(deps.db, null, 'mensaje', { id: enlace.id }, { mensaje, telefono });
  const to = comercialEmail ?? personas.comercial.email;
  if (to === null) return;
  const de = { codigo, nombre: personas.cliente.nombre, email: direccionDe(enlace) };
  try {
    await deps.mail.send(correoAlComercial(de, { mensaje, telefono }, to));
  } catch {
    throw problem(
      'correo-no-enviado',
      502,
      'Tu mensaje está guardado, pero no hemos podido avisar a tu comercial',
      {
        detail: personas.comercial.telefono ?? undefined,
      },
    );
  }
}
