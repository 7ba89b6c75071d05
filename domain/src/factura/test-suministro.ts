import { calculateFactura, type Factura } from '../factura.ts';
import { type Dia, parseFecha } from '../fecha.ts';
import type { EntradaFactura } from './entrada.ts';
import type { LineaFactura } from './linea.ts';

/**
 * A household for the tests of the bill: 2.0TD, 30 days of January 2026, prices that give round amounts (13.80 and
 * 2.76 € of power; 20, 18 and 18 € of energy), with the changes that each case makes.
 */
export function suministro(cambios: Partial<EntradaFactura> = {}): EntradaFactura {
  return {
    tarifa: '2.0TD',
    zona: 'peninsula',
    uso: 'vivienda',
    ...entre('2026-01-01', '2026-01-31'),
    potenciasKw: [4.6, 4.6],
    consumosKwh: [100, 120, 180],
    precios: { potenciaEurKwAnio: [36.5, 7.3], energiaEurKwh: [0.2, 0.15, 0.1], peajesIncluidos: true },
    ...cambios,
  };
}

/** A 3.0TD business of 30 kW whose supplier leaves peajes and cargos out and adds nothing of its own. */
export function empresa(cambios: Partial<EntradaFactura> = {}): EntradaFactura {
  const ceros = [0, 0, 0, 0, 0, 0];
  return suministro({
    tarifa: '3.0TD',
    uso: 'otros',
    potenciasKw: [20, 20, 20, 25, 25, 30],
    consumosKwh: [1000, 1200, 800, 600, 400, 2000],
    precios: { potenciaEurKwAnio: ceros, energiaEurKwh: ceros, peajesIncluidos: false },
    ...cambios,
  });
}

export function dia(fecha: string): Dia {
  const leida = parseFecha(fecha);
  if (!leida.ok) throw new Error(leida.issue.message);
  return leida.value;
}

export function entre(desde: string, hasta: string): Pick<EntradaFactura, 'desde' | 'hasta'> {
  return { desde: dia(desde), hasta: dia(hasta) };
}

export function billOrThrow(entrada: EntradaFactura): Factura {
  const factura = calculateFactura(entrada);
  if (!factura.ok) throw new Error(factura.issue.message);
  return factura.value;
}

export function lineasDe({ lineas }: Factura, concepto: LineaFactura['concepto']): readonly LineaFactura[] {
  return lineas.filter((linea) => linea.concepto === concepto);
}

export function importes(factura: Factura, concepto: LineaFactura['concepto']): number[] {
  return lineasDe(factura, concepto).map((linea) => linea.importe);
}
