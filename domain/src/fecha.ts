import { fail, ok, type Result } from './result.ts';

/** A calendar date as `YYYY-MM-DD`. */
export type Fecha = string;

/** A civil day as the count of days since 1970-01-01, free of clocks and time zones. */
export type Dia = number;

const FECHA = /^(\d{4})-(\d{2})-(\d{2})$/;
const DIAS_DEL_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Gregorian rule: every fourth year, but of the centuries only those that 400 divides. */
export function isBisiesto(anio: number): boolean {
  return (anio % 4 === 0 && anio % 100 !== 0) || anio % 400 === 0;
}

/** Days of a year of the Gregorian calendar. */
export function diasDelAnio(anio: number): 365 | 366 {
  return isBisiesto(anio) ? 366 : 365;
}

/** Days of a month, 1–12. */
export function diasDelMes(anio: number, mes: number): number {
  return mes === 2 && isBisiesto(anio) ? 29 : DIAS_DEL_MES[mes - 1]!;
}

/** Day count of a proleptic Gregorian date; `mes` is 1–12. */
export function diaDe(anio: number, mes: number, dia: number): Dia {
  // Years that start in March put the leap day last, so month lengths follow one straight line.
  const y = mes <= 2 ? anio - 1 : anio;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (mes + (mes > 2 ? -3 : 9)) + 2) / 5) + dia - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

export type PartesFecha = { readonly anio: number; readonly mes: number; readonly dia: number };

/** Year, month (1–12) and day of the month of a day count: the way back from `diaDe`. */
export function partesDe(dia: Dia): PartesFecha {
  const z = dia + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const mes = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const anio = yearOfEra + era * 400 + (mes <= 2 ? 1 : 0);
  return { anio, mes, dia: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1 };
}

/** The day counts days from 1 January 1970; the year is that of the Gregorian calendar. */
export function anioDe(dia: Dia): number {
  return partesDe(dia).anio;
}

/**
 * Reads `YYYY-MM-DD`, refusing (`fecha-no-valida`, on `part`) other texts and days that do not exist (`2026-02-30`).
 */
export function parseFecha(texto: string, part = 'fecha'): Result<Dia> {
  const match = FECHA.exec(texto);
  if (!match) return fail('fecha-no-valida', `«${texto}» no es una fecha AAAA-MM-DD`, part);
  const [anio, mes, dia] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (mes < 1 || mes > 12 || dia < 1 || dia > diasDelMes(anio, mes)) {
    return fail('fecha-no-valida', `La fecha ${texto} no existe en el calendario`, part);
  }
  return ok(diaDe(anio, mes, dia));
}

/** Writes a day as `YYYY-MM-DD`: the way back from `parseFecha`. */
export function formatFecha(dia: Dia): Fecha {
  const partes = partesDe(dia);
  return `${String(partes.anio).padStart(4, '0')}-${pad(partes.mes)}-${pad(partes.dia)}`;
}

function pad(n: number): string {
  return n < 10 ? `0${n}` : `${n}`;
}

/** 0 = Sunday … 6 = Saturday. */
export function diaDeLaSemana(dia: Dia): number {
  return (((dia + 4) % 7) + 7) % 7;
}

function ultimoDomingo(anio: number, mes: number): Dia {
  const ultimo = diaDe(anio, mes, diasDelMes(anio, mes));
  return ultimo - diaDeLaSemana(ultimo);
}

/** The days on which the clock changes: `marzo` has 23 hours, `octubre` 25 (Directive 2000/84/EC). */
export function cambiosDeHora(anio: number): { readonly marzo: Dia; readonly octubre: Dia } {
  return { marzo: ultimoDomingo(anio, 3), octubre: ultimoDomingo(anio, 10) };
}

/** Hours of a civil day in every Spanish zone: 23, 24 or 25. */
export function horasDelDia(dia: Dia): 23 | 24 | 25 {
  const { anio, mes } = partesDe(dia);
  if (mes === 3 && dia === ultimoDomingo(anio, 3)) return 23;
  if (mes === 10 && dia === ultimoDomingo(anio, 10)) return 25;
  return 24;
}

/** Hours elapsed from the start of `desde` to the start of `hasta`, clock changes counted. */
export function horasEntre(desde: Dia, hasta: Dia): number {
  return hasta * 24 - adelanto(hasta) - (desde * 24 - adelanto(desde));
}

/** The civil day, and the place in it from 0, of the hour that begins so many hours after the start of `desde`. */
export function diaTrasHoras(desde: Dia, horas: number): { readonly dia: Dia; readonly hora: number } {
  let dia = desde + Math.floor(horas / 24);
  if (horasEntre(desde, dia) > horas) dia--;
  else if (horasEntre(desde, dia + 1) <= horas) dia++;
  return { dia, hora: horas - horasEntre(desde, dia) };
}

/** 1 when the local midnight that opens the day is in summer time. */
function adelanto(dia: Dia): 0 | 1 {
  const { anio, mes } = partesDe(dia);
  if (mes < 3 || mes > 10) return 0;
  if (mes > 3 && mes < 10) return 1;
  const { marzo, octubre } = cambiosDeHora(anio);
  return dia > marzo && dia <= octubre ? 1 : 0;
}
