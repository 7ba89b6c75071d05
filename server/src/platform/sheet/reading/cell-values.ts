import {
  decideDecimal,
  diaDeSerie,
  fail,
  fechaEscrita,
  formatFecha,
  ok,
  type Result,
  readNumber,
  type SignoDecimal,
} from '@vatio/domain';
import { isBlank, type ReadCell } from './read-row.ts';

const NUMERO = /^[-+]?[\d.,]+$/;

/**
 * The decimal sign of the file, decided by every cell that looks like a number; the cells of a workbook are
 * numbers already.
 */
export function decimalSignOf(celdas: Iterable<ReadCell>): Result<SignoDecimal> {
  const textos: string[] = [];
  for (const celda of celdas) {
    const texto = typeof celda === 'string' ? sinAdornos(celda) : '';
    if (NUMERO.test(texto)) textos.push(texto);
  }
  return decideDecimal(textos, ',');
}

/** The readers below answer undefined for an empty cell. */
export function numberOf(celda: ReadCell, decimal: SignoDecimal, factor: number): Result<number | undefined> {
  if (isBlank(celda)) return ok(undefined);
  const numero = typeof celda === 'string' ? readNumber(sinAdornos(celda), decimal) : celda;
  if (typeof numero !== 'number' || !Number.isFinite(numero))
    return fail('numero', `«${celda}» no es un número`);
  // Nine decimals are more than any price has, and hide what the change of unit adds in binary.
  return ok(factor === 1 ? numero : Number((numero * factor).toFixed(9)));
}

function sinAdornos(texto: string): string {
  return texto.replace(/[\s€]/g, '');
}

export function textOf(celda: ReadCell): Result<string | undefined> {
  return ok(isBlank(celda) ? undefined : String(celda).trim().replace(/\s+/g, ' '));
}

/** A text whose line breaks are kept. */
export function paragraphOf(celda: ReadCell): Result<string | undefined> {
  return ok(isBlank(celda) ? undefined : String(celda).trim().replace(/\r\n?/g, '\n'));
}

/** The day of a cell, which a spreadsheet keeps as midnight in Greenwich. */
export function isoDayOf(celda: Date): string {
  return celda.toISOString().slice(0, 10);
}

export function dateOf(celda: ReadCell): Result<string | undefined> {
  if (isBlank(celda)) return ok(undefined);
  if (celda instanceof Date) return ok(isoDayOf(celda));
  const dia = typeof celda === 'number' ? diaDeSerie(celda) : fechaEscrita(String(celda));
  return dia === undefined ? fail('fecha', `«${celda}» no es una fecha (31/12/2026)`) : ok(formatFecha(dia));
}

export function yesOrNoOf(celda: ReadCell): Result<boolean | undefined> {
  if (isBlank(celda)) return ok(undefined);
  const texto = String(celda).trim().toLowerCase();
  if (['sí', 'si', 's', 'x', '1', 'true', 'verdadero', 'yes', 'y', 'bai'].includes(texto)) return ok(true);
  if (['no', 'n', '0', 'false', 'falso', 'non', 'ez'].includes(texto)) return ok(false);
  return fail('si-o-no', `«${celda}» ha de ser «sí» o «no»`);
}

/** The value as a Spanish spreadsheet shows it, so that a mended file can be loaded again. */
export function asWritten(celda: ReadCell): string {
  if (celda === null) return '';
  if (celda instanceof Date) return isoDayOf(celda).split('-').reverse().join('/');
  if (typeof celda === 'boolean') return celda ? 'sí' : 'no';
  return typeof celda === 'number' ? String(celda).replace('.', ',') : celda.trim();
}
