import { formatLocale, readFormatLanguage } from '../../../../format/language.ts';

/** The zones that a house in Spain deals with, from west to east, by a city or country of each. */
const ZONES = [
  ['America/Los_Angeles', 'Los Ángeles', 'Los Angeles'],
  ['America/Denver', 'Denver', 'Denver'],
  ['America/Mexico_City', 'Ciudad de México', 'Mexico City'],
  ['America/Bogota', 'Bogotá', 'Bogotá'],
  ['America/New_York', 'Nueva York', 'New York'],
  ['America/Caracas', 'Caracas', 'Caracas'],
  ['America/Santiago', 'Santiago de Chile', 'Santiago de Chile'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires'],
  ['America/Sao_Paulo', 'São Paulo', 'São Paulo'],
  ['Atlantic/Azores', 'Azores', 'Azores'],
  ['Atlantic/Canary', 'Canarias', 'Canary Islands'],
  ['Europe/Lisbon', 'Lisboa', 'Lisbon'],
  ['Europe/London', 'Londres', 'London'],
  ['Europe/Madrid', 'Madrid', 'Madrid'],
  ['Africa/Ceuta', 'Ceuta y Melilla', 'Ceuta and Melilla'],
  ['Africa/Casablanca', 'Casablanca', 'Casablanca'],
  ['Europe/Athens', 'Atenas', 'Athens'],
  ['Europe/Istanbul', 'Estambul', 'Istanbul'],
  ['Asia/Dubai', 'Dubái', 'Dubai'],
  ['Asia/Shanghai', 'Shanghái', 'Shanghai'],
  ['Asia/Tokyo', 'Tokio', 'Tokyo'],
] as const;

/** The choices of a time zone in the language in force, each with its hours from Greenwich today. */
export function timeZoneOptions() {
  const spanish = readFormatLanguage() === 'es';
  return ZONES.map(([value, es, en]) => ({ value, label: `${spanish ? es : en} (${hoursOf(value)})` }));
}

function hoursOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'MXN', 'COP'] as const;

/** The choices of a currency, named in the language in force. */
export function currencyOptions() {
  const names = new Intl.DisplayNames(formatLocale(), { type: 'currency' });
  return CURRENCIES.map((value) => ({ value, label: `${value} · ${names.of(value)}` }));
}
