import { type Exact, exact, max, minus, sum, times } from '../exact.ts';
import type { Descuento, Excedentes } from './entrada.ts';
import { cerrarLinea, type LineaCalculada, type Redondeo } from './linea.ts';

/** Discounts, as negative lines over the sum of the term they lower. */
export function lineasDescuento(
  descuentos: readonly Descuento[],
  terminos: { readonly potencia: Exact; readonly energia: Exact },
  redondeo: Redondeo,
): LineaCalculada[] {
  return descuentos.map((descuento) => {
    const comun = { concepto: 'descuento', texto: descuento.texto } as const;
    if ('importeEur' in descuento) {
      const linea = { ...comun, cantidad: 1, unidad: 'ud', precio: -descuento.importeEur, unidadPrecio: '€' };
      return cerrarLinea(linea, exact(-descuento.importeEur), redondeo);
    }
    const base = terminos[descuento.sobre];
    const linea = {
      ...comun,
      cantidad: base.approx,
      unidad: '€',
      precio: -descuento.porUno,
      unidadPrecio: 'por uno',
    };
    return cerrarLinea(linea, times(base, -descuento.porUno), redondeo);
  });
}

/**
 * Compensation of surplus, never more than the energy bought in the month: peajes and cargos are not compensated
 * (RD 244/2019 art. 14.3). `energiaComprada` is the supplier's energy term after its discounts.
 */
export function lineaCompensacion(
  { energiaKwh, precioEurKwh }: Excedentes,
  energiaComprada: Exact,
  redondeo: Redondeo,
): LineaCalculada {
  const bruta = times(times(exact(energiaKwh), precioEurKwh), -1);
  const tope = minus(exact(0), max(energiaComprada, exact(0)));
  const topada = bruta.approx < tope.approx;
  return cerrarLinea(
    {
      concepto: 'compensacion-excedentes',
      ...(topada ? { texto: 'Compensación de excedentes, hasta el importe de la energía' } : {}),
      cantidad: energiaKwh,
      unidad: 'kWh',
      precio: -precioEurKwh,
      unidadPrecio: '€/kWh',
    },
    topada ? tope : bruta,
    redondeo,
  );
}

/** Sum of the values of some lines. */
export function sumar(lineas: readonly LineaCalculada[]): Exact {
  return sum(lineas.map((linea) => linea.valor));
}
