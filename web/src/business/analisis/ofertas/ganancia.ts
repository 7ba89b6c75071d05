import { consumoDeUnAnio, type ImportesDeVenta, importesDeVenta } from '@vatio/domain';
import { today } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import type { Figure } from '../../../format/number.ts';
import type { OfertaVista } from '../comparacion/vista.ts';
import type { DatosDeOferta } from './datos-de-oferta.ts';

/** What an offer leaves the house and the user by today's rules; undefined while these are unknown. */
export function gananciaDe(oferta: OfertaVista, datos: DatosDeOferta): ImportesDeVenta | undefined {
  const { reglas, tarifa, consumoKwh, dias, potenciasKw } = datos;
  if (!reglas || !oferta.fees) return undefined;
  return importesDeVenta(reglas, {
    fecha: today(),
    productoId: oferta.productoId,
    comercializadora: oferta.comercializadora,
    tarifa,
    consumoAnualKwh: consumoDeUnAnio(consumoKwh, dias),
    potenciasKw,
    ...oferta.fees,
  });
}

/** The name of the commission column: a representative reads their own part, an administrator the whole. */
export function nombreDeComision({
  reglas,
}: Pick<DatosDeOferta, 'reglas'>): 'tuComision' | 'comisionGenerada' {
  return reglas && reglas.nivel !== null ? 'tuComision' : 'comisionGenerada';
}

/** What the rules leave the house, or that there is no rule for such a sale, which is not 0,00 €. */
export function deLaCasa(
  ganancia: ImportesDeVenta | undefined,
  t: (key: 'sinRegla') => string,
  write: (eur: Figure) => string = formatEur,
): string {
  return ganancia?.sinRegla ? t('sinRegla') : write(ganancia?.casaEur);
}
