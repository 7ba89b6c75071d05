import { enEuros } from '../cifras-en-texto.ts';
import { type Exact, exact, max, round, sum, times } from '../exact.ts';
import type { Descuento, Excedentes } from './entrada.ts';
import { closeLinea, type LineaCalculada, type Redondeo } from './linea.ts';

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
      return closeLinea(linea, exact(-descuento.importeEur), redondeo);
    }
    const base = terminos[descuento.sobre];
    const linea = {
      ...comun,
      cantidad: round(base, 6),
      unidad: '€',
      precio: -descuento.porUno,
      unidadPrecio: 'por uno',
    };
    return closeLinea(linea, times(base, -descuento.porUno), redondeo);
  });
}

/**
 * Compensation of surplus, a line for each price, never more than `tope`: the supplier's energy term after its
 * discounts, with or without the peajes and cargos that its price carries (RD 244/2019 art. 14.3). Prices may be
 * negative, but the surplus of a bill that is worth less than nothing takes nothing off and adds nothing.
 */
export function lineasCompensacion(
  excedentes: Excedentes,
  tope: Exact,
  redondeo: Redondeo,
): LineaCalculada[] {
  const concepto = 'compensacion-excedentes';
  const partes = partesDeExcedentes(excedentes);
  const bruta = valorDeExcedentes(excedentes);
  if (bruta.approx < 0) return [sinCompensacion(round(bruta), redondeo)];
  const alcanza = max(tope, exact(0));
  if (bruta.approx > alcanza.approx) {
    const sinPeajes = excedentes.tope === 'energia-sin-peajes' ? ' sin peajes ni cargos' : '';
    const texto = `Compensación de excedentes, hasta el importe de la energía${sinPeajes}`;
    const cantidad = round(alcanza, 6);
    const linea = { concepto, texto, cantidad, unidad: '€', precio: -1, unidadPrecio: 'por uno' } as const;
    return [closeLinea(linea, times(alcanza, -1), redondeo)];
  }
  return partes.map(({ periodo, energiaKwh, precioEurKwh }) => {
    const linea = { concepto, cantidad: energiaKwh, unidad: 'kWh', precio: -precioEurKwh } as const;
    return closeLinea(
      { ...linea, ...(periodo === undefined ? {} : { periodo }), unidadPrecio: '€/kWh' },
      times(times(exact(energiaKwh), precioEurKwh), -1),
      redondeo,
    );
  });
}

/** What surplus is worth at its prices, whatever the bill reaches to compensate. */
export function valorDeExcedentes(excedentes: Excedentes): Exact {
  return sum(
    partesDeExcedentes(excedentes).map(({ energiaKwh, precioEurKwh }) =>
      times(exact(energiaKwh), precioEurKwh),
    ),
  );
}

function sinCompensacion(valorEur: number, redondeo: Redondeo): LineaCalculada {
  const linea = {
    concepto: 'compensacion-excedentes',
    texto: 'Compensación de excedentes, de valor negativo',
    cantidad: 0,
    unidad: '€',
    precio: -1,
    unidadPrecio: 'por uno',
    nota: `Los excedentes valen ${enEuros(valorEur)} a sus precios y no se cobran`,
  } as const;
  return closeLinea(linea, exact(0), redondeo);
}

type ParteDeExcedentes = {
  readonly periodo?: number;
  readonly energiaKwh: number;
  readonly precioEurKwh: number;
};

/** One part, or one for each period where energy or price are given by period. */
function partesDeExcedentes({ energiaKwh, precioEurKwh }: Excedentes): ParteDeExcedentes[] {
  if (typeof energiaKwh === 'number') {
    // A price by period with one energy is refused before.
    return [{ energiaKwh, precioEurKwh: typeof precioEurKwh === 'number' ? precioEurKwh : 0 }];
  }
  return energiaKwh.map((kwh, i) => ({
    periodo: i + 1,
    energiaKwh: kwh,
    precioEurKwh: typeof precioEurKwh === 'number' ? precioEurKwh : (precioEurKwh[i] ?? 0),
  }));
}

/** Sum of the values of all the lines of some blocks. */
export function sumBloques(...bloques: readonly (readonly LineaCalculada[])[]): Exact {
  const valores: Exact[] = [];
  for (const lineas of bloques) for (const { valor } of lineas) valores.push(valor);
  return sum(valores);
}
