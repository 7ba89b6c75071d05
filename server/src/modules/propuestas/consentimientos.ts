import type { propuestaPublica } from '@vatio/contract/endpoints';
import type { KeptBrand } from '../../platform/brand/brand.repository.ts';
import { invalidData } from '../../platform/problems.ts';
import type { Consentimiento } from './tables.ts';

type Pedido = propuestaPublica.PropuestaPublica['consentimientos'][number];

/** Accepting asks for these consents, and for none of the optional ones. */
const PEDIDOS = [
  { id: 'oferta', obligatorio: true },
  { id: 'cambio-suministro', obligatorio: true },
  { id: 'privacidad', obligatorio: true },
  { id: 'comunicaciones', obligatorio: false },
] as const;

/** The consents with the wording of the brand under which the proposal was sent. */
export function consentimientosDe({ textos }: Pick<KeptBrand, 'textos'>): Pedido[] {
  return PEDIDOS.map(({ id, obligatorio }) => ({ id, obligatorio, ...textos[id] }));
}

type Dado = Pick<Consentimiento, 'id' | 'version' | 'aceptado'>;

/** The answers as they are kept: each text that is asked for, in the version and the words shown on the screen. */
export function checkConsentimientos(pedidos: readonly Pedido[], dados: readonly Dado[]): Consentimiento[] {
  const errors: Record<string, string> = {};
  const revisados = pedidos.map(({ id, version, texto, obligatorio }) => {
    const dado = dados.find((respuesta) => respuesta.id === id);
    const campo = `consentimientos.${id}`;
    if (dado !== undefined && dado.version !== version) {
      errors[campo] = 'El texto ha cambiado: recarga la página y vuelve a leerlo';
    } else if (obligatorio && dado?.aceptado !== true) {
      errors[campo] = 'Hace falta aceptarlo para contratar';
    }
    return { id, version, texto, aceptado: dado?.aceptado ?? false };
  });
  if (Object.keys(errors).length > 0) throw invalidData(errors);
  return revisados;
}
