import type { Tarifa } from '@vatio/domain';

/**
 * Peaje plus cargo of power in 2026, €/kW·año, which every price list carries over (BOE-A-2025-26348 and
 * BOE-A-2025-26705; for public charging RD 148/2021 leaves the cargo out).
 */
export const POTENCIA_REGULADA: Readonly<Partial<Record<Tarifa, readonly number[]>>> = {
  '2.0TD': [27.704413, 0.725423],
  '3.0TD': [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
  '6.1TD': [29.595368, 15.514709, 6.801881, 5.393829, 2.125113, 1.004181],
  '6.2TD': [20.103588, 11.115668, 3.709113, 2.728152, 1.265617, 0.605381],
  '6.3TD': [13.053392, 7.587863, 3.062065, 2.332116, 1.010041, 0.481394],
  '6.4TD': [7.905445, 4.585787, 1.460005, 1.15856, 0.492827, 0.230511],
  '3.0TDVE': [3.727958, 1.968328, 0.623462, 0.471799, 0.130238, 0.130238],
  '6.1TDVE': [5.523814, 2.926765, 1.09528, 0.770513, 0.016375, 0.014472],
};

/** The energy prices that fixed offers of 2026 ask for before margins, €/kWh, peajes and cargos included. */
export const ENERGIA_FIJA: Readonly<Partial<Record<Tarifa, readonly number[]>>> = {
  '2.0TD': [0.19, 0.13, 0.104],
  '3.0TD': [0.177, 0.156, 0.134, 0.121, 0.107, 0.101],
  '6.1TD': [0.166, 0.147, 0.126, 0.114, 0.102, 0.096],
  '6.2TD': [0.147, 0.133, 0.118, 0.109, 0.1, 0.094],
  '6.3TD': [0.141, 0.129, 0.115, 0.107, 0.098, 0.093],
  '6.4TD': [0.133, 0.123, 0.112, 0.104, 0.097, 0.092],
  '3.0TDVE': [0.188, 0.171, 0.15, 0.135, 0.118, 0.108],
  '6.1TDVE': [0.179, 0.162, 0.142, 0.128, 0.112, 0.104],
};

/** The mean day-ahead price in each period, €/kWh, for studies without an hourly curve. */
export const MEDIAS_DE_MERCADO: Readonly<Record<3 | 6, readonly number[]>> = {
  3: [0.066, 0.056, 0.05],
  6: [0.087, 0.079, 0.069, 0.064, 0.048, 0.058],
};

/**
 * The additions of an indexed contract to the market price, €/kWh, without the supplier's margin and the
 * capacity payment.
 */
export const TERMINOS_INDEXADO = {
  serviciosAjusteEurKwh: 0.021739,
  desviosEurKwh: 0.0016,
  garantiasOrigenEurKwh: 0.00077,
  operadoresEurKwh: 0.000185,
  fneeEurKwh: 0.002658,
};

/** The capacity payment that suppliers passed on in 2026, €/kWh, the same in every period: no table of the year is public. */
export const PAGO_CAPACIDAD = 0.000258;
