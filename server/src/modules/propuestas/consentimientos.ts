import { invalidData } from '../../platform/problems.ts';
import type { Consentimiento } from './tables.ts';

/**
 * Accepting asks for these consents. Another wording is another version, and old acceptances keep naming the
 * one that was shown.
 */
export const CONSENTIMIENTOS = [
  {
    id: 'oferta',
    version: '2026-11',
    obligatorio: true,
    texto:
      'He leído la propuesta, con su comparación antes y después, y acepto contratar el suministro en las condiciones que recoge el PDF.',
  },
  {
    id: 'cambio-suministro',
    version: '2026-11',
    obligatorio: true,
    texto:
      'Autorizo a tramitar en mi nombre el cambio de comercializadora de los puntos de suministro de esta propuesta.',
  },
  {
    id: 'privacidad',
    version: '2026-11',
    obligatorio: true,
    texto:
      'He sido informado del tratamiento de mis datos para preparar y gestionar el contrato, y de mi derecho a acceder a ellos, rectificarlos y suprimirlos.',
  },
  {
    id: 'comunicaciones',
    version: '2026-11',
    obligatorio: false,
    texto:
      'Quiero recibir avisos sobre mi suministro y ofertas por correo electrónico. Puedo retirarlo cuando quiera.',
  },
] as const;

/** The answers as they are kept: each text that is asked for, in the version shown on the screen. */
export function checkConsentimientos(dados: readonly Consentimiento[]): Consentimiento[] {
  const errors: Record<string, string> = {};
  const revisados = CONSENTIMIENTOS.map(({ id, version, obligatorio }) => {
    const dado = dados.find((uno) => uno.id === id);
    const campo = `consentimientos.${id}`;
    if (dado !== undefined && dado.version !== version) {
      errors[campo] = 'El texto ha cambiado: recarga la página y vuelve a leerlo';
    } else if (obligatorio && dado?.aceptado !== true) {
      errors[campo] = 'Hace falta aceptarlo para contratar';
    }
    return { id, version, aceptado: dado?.aceptado ?? false };
  });
  if (Object.keys(errors).length > 0) throw invalidData(errors);
  return revisados;
}
