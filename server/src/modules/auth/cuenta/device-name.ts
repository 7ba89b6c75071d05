import type { cuenta } from '@vatio/contract/endpoints';
import Bowser from 'bowser';

type Device = Pick<cuenta.Sesion, 'navegador' | 'sistema' | 'dispositivo'>;

const KINDS: Readonly<Record<string, cuenta.Sesion['dispositivo']>> = {
  desktop: 'ordenador',
  mobile: 'telefono',
  tablet: 'tableta',
};

/** What a `User-Agent` says of the device, in the names that people know it by. */
export function deviceOfAgent(agente: string | null): Device {
  if (!agente) return { navegador: null, sistema: null, dispositivo: null };
  const { browser, os, platform } = Bowser.parse(agente);
  return {
    navegador: browser.name || null,
    sistema: os.name || null,
    dispositivo: KINDS[platform.type ?? ''] ?? null,
  };
}
