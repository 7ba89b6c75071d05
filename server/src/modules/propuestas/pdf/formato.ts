const euro = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const euroSinCentimos = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});
const entero = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0, useGrouping: 'always' });
const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' });
const seisDecimales = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 6,
  maximumFractionDigits: 6,
  useGrouping: 'always',
});
const porcentaje = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' });
const largo = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});
const mes = new Intl.DateTimeFormat('es-ES', { month: 'short', timeZone: 'UTC' });

/** `1.234,50 €` */
export function euros(importe: number): string {
  return euro.format(importe);
}

/** `1.235 €`, for the axis of a chart. */
export function eurosRedondos(importe: number): string {
  return euroSinCentimos.format(importe);
}

/** `+120,00 €` or `−120,00 €`. */
export function diferencia(importe: number): string {
  return importe > 0 ? `+${euro.format(importe)}` : euro.format(importe).replace('-', '−');
}

export function cantidad(valor: number): string {
  return decimal.format(valor);
}

export function enteros(valor: number): string {
  return entero.format(valor);
}

/** Prices per kWh and per kW need six decimals. */
export function precio(valor: number): string {
  return seisDecimales.format(valor);
}

/** Of a figure that is a per cent already. */
export function porCiento(valor: number): string {
  return `${porcentaje.format(valor)}\u00a0%`;
}

const dosDecimales = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

/** For figures one under another. */
export function porCientoFijo(valor: number): string {
  return `${dosDecimales.format(valor)}\u00a0%`;
}

/** `05/01/2026` of an ISO day. */
export function dia(fecha: string): string {
  return fecha.slice(0, 10).split('-').reverse().join('/');
}

/** `5 de enero de 2026` in Spain. */
export function diaLargo(instante: Date): string {
  return largo.format(instante);
}

/** `ene` of an ISO day. */
export function mesCorto(fecha: string): string {
  return mes.format(new Date(`${fecha.slice(0, 10)}T00:00:00Z`)).replace('.', '');
}
