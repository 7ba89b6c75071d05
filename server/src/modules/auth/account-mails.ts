import type { Carta } from '../../platform/outbox/outbox.repository.ts';

type Words = Pick<Carta, 'asunto' | 'texto'> & { readonly enlace: string };

type About = {
  readonly nombre: string;
  /** The name of the brand by which the owner of the account knows the house. */
  readonly casa: string;
  readonly enlace: string;
};

/** What the mail says with which a password is chosen anew. */
export function wordsOfRecuperacion({ nombre, casa, enlace }: About): Words {
  return {
    asunto: `Cambia tu contraseña de ${casa}`,
    enlace,
    texto: [
      `Hola, ${nombre}:`,
      'Alguien ha pedido cambiar la contraseña de tu cuenta. Si has sido tú, abre este enlace antes de una hora:',
      enlace,
      'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ].join('\n\n'),
  };
}

/** What the mail says to whoever has been given an account. */
export function wordsOfInvitacion({ nombre, casa, enlace }: About): Words {
  return {
    asunto: `Te invitan a ${casa}`,
    enlace,
    texto: [
      `Hola, ${nombre}:`,
      `Tienes una cuenta en ${casa}. Elige tu contraseña con este enlace, que vale siete días y una sola vez:`,
      enlace,
    ].join('\n\n'),
  };
}

/** What the mail says of a change to what protects an account: the change is a sentence without its full stop. */
export function wordsOfSafetyNotice({
  nombre,
  casa,
  enlace,
  what,
}: About & { readonly what: string }): Words {
  return {
    asunto: `${what} · ${casa}`,
    enlace,
    texto: [
      `Hola, ${nombre}:`,
      `${what}. Si has sido tú, no hagas nada.`,
      'Si no has sido tú, elige otra contraseña ahora mismo, que cierra todas las sesiones, y avisa a quien administra la casa:',
      enlace,
    ].join('\n\n'),
  };
}
