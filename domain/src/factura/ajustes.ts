import { type Exact, exact, max, round, sum, times } from '../exact.ts';
import type { Descuento, Excedentes } from './entrada.ts';
import { cerrarLinea, type LineaCalculada, type Redondeo } from './linea.ts';

/** What the supplier asks for power and for energy, regulated lines apart. */
export type Terminos = { readonly potencia: Exact; readonly energia: Exact };

/** Discounts, as negative lines over the sum of the term they lower. */
export function lineasDescuento(
  descuentos: readonly Descuento[],
  terminos: Terminos,
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
      cantidad: round(base, 6),
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
  const bruta = times(exact(energiaKwh), precioEurKwh);
  const tope = max(energiaComprada, exact(0));
  const concepto = 'compensacion-excedentes';
  if (bruta.approx > tope.approx) {
    const texto = 'Compensación de excedentes, hasta el importe de la energía';
    const cantidad = round(tope, 6);
    const linea = { concepto, texto, cantidad, unidad: '€', precio: -1, unidadPrecio: 'por uno' } as const;
    return cerrarLinea(linea, times(tope, -1), redondeo);
  }
  const linea = { concepto, cantidad: energiaKwh, unidad: 'kWh', precio: -precioEurKwh } as const;
  return cerrarLinea({ ...linea, unidadPrecio: '€/kWh' }, times(bruta, -1), redondeo);
}

/** Sum of the values of all the lines of some blocks. */
export function sumar(...bloques: readonly (readonly LineaCalculada[])[]): Exact {
  const valores: Exact[] = [];
  for (const lineas of bloques) for (const { valor } of lineas) valores.push(valor);
  return sum(valores);
}
