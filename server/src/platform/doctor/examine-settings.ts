import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** The settings that work and yet are seldom what a house wants. */
export function examineSettings(config: Config, openDemoAccounts: readonly string[]): Finding[] {
  return [examineAddress(config), examineMail(config), examineAccounts(config, openDemoAccounts)];
}

function examineAddress({ publicUrl, trustProxy }: Config): Finding {
  const of = 'Dirección';
  if (publicUrl === undefined) {
    return {
      verdict: 'aviso',
      of,
      text: 'sin VATIO_URL, los enlaces de los correos solo se abren en esta máquina',
    };
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !HERE.includes(hostname)) {
    return { verdict: 'aviso', of, text: `${publicUrl} va sin cifrar: pon delante quien atienda por HTTPS` };
  }
  if (protocol === 'https:' && trustProxy === undefined) {
    return {
      verdict: 'aviso',
      of,
      text: `${publicUrl} llega por un proxy que VATIO_TRUST_PROXY no nombra: todos parecen entrar desde él`,
    };
  }
  return { verdict: 'bien', of, text: publicUrl };
}

function examineMail({ smtpUrl }: Config): Finding {
  const of = 'Servidor de correo';
  if (smtpUrl === undefined)
    return { verdict: 'aviso', of, text: 'no hay: invitaciones y propuestas no salen solas' };
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === 'smtps:' || HERE.includes(hostname)
    ? { verdict: 'bien', of, text: hostname }
    : {
        verdict: 'aviso',
        of,
        text: `${hostname} sin smtps://: el correo solo se cifra si el servidor lo ofrece`,
      };
}

function examineAccounts({ publicUrl }: Config, open: readonly string[]): Finding {
  const of = 'Cuentas de demostración';
  if (open.length === 0) return { verdict: 'bien', of, text: 'ninguna puede entrar' };
  const outside = publicUrl !== undefined && !HERE.includes(new URL(publicUrl).hostname);
  return {
    verdict: outside ? 'fallo' : 'aviso',
    of,
    text: `${open.join(', ')} pueden entrar con una contraseña que todos conocen: bloquéalas en Usuarios`,
  };
}
