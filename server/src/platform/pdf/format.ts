import { enCifra, enEuros } from '@vatio/domain';
import { dayInSpain } from '../today.ts';

const largo = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});
const mes = new Intl.DateTimeFormat('es-ES', { month: 'short', timeZone: 'UTC' });
const mesYAnio = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const precio = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 6,
  maximumFractionDigits: 6,
  useGrouping: 'always',
});

/** A price of energy or power, such as `0,125000`. */
export function unitPrice(eur: number): string {
  return precio.format(eur);
}

/** An amount such as `1.235 €`, for the axis of a chart. */
export function wholeEuros(importe: number): string {
  return `${enCifra(importe, 0)}\u00a0€`;
}

/** `+120,00 €` or `−120,00 €`. */
export function signedEuros(importe: number): string {
  return importe > 0 ? `+${enEuros(importe)}` : enEuros(importe);
}

/** Up to four decimals, which is enough for a quantity that a price multiplies. */
export function quantity(valor: number): string {
  return enCifra(valor, 4);
}

export function wholeNumber(valor: number): string {
  return enCifra(valor, 0);
}

/** Two decimals always, so that figures align one under another. */
export function fixedPercent(valor: number): string {
  return `${enCifra(valor, 2, 2)}\u00a0%`;
}

/** `05/01/2026` of an ISO day, or of an instant in Spain. */
export function shortDay(fecha: string): string {
  return dayInSpain(fecha).split('-').reverse().join('/');
}

/** `5 de enero de 2026` in Spain. */
export function longDay(instante: Date): string {
  return largo.format(instante);
}

/** `ene` of an ISO day or instant. */
export function shortMonth(fecha: string): string {
  return mes.format(deDia(fecha)).replace('.', '');
}

/** `enero de 2026` of an ISO day or instant. */
export function longMonth(fecha: string): string {
  return mesYAnio.format(deDia(fecha));
}

function deDia(fecha: string): Date {
  return new Date(`${dayInSpain(fecha)}T00:00:00Z`);
}
