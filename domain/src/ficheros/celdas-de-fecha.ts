import { type Dia, diaDe, diasDelMes } from '../fecha.ts';
import { fail, ok, type Result } from '../result.ts';

/** Which comes first in dates such as 03/04/2025. Dates that start with the year never need it. */
export type OrdenFecha = 'dia-mes' | 'mes-dia';

const CON_ANIO_DELANTE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const CON_ANIO_DETRAS = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/;

/** Reads `2025-10-31`, `2025/10/31`, `31/10/2025` and `31-10-2025`; undefined when the day does not exist. */
export function readDate(texto: string, orden: OrdenFecha): Dia | undefined {
  const delante = CON_ANIO_DELANTE.exec(texto);
  if (delante) return diaExistente(Number(delante[1]), Number(delante[2]), Number(delante[3]));
  const detras = CON_ANIO_DETRAS.exec(texto);
  if (!detras) return undefined;
  const [a, b, anio] = [Number(detras[1]), Number(detras[2]), Number(detras[3])];
  return orden === 'dia-mes' ? diaExistente(anio, b, a) : diaExistente(anio, a, b);
}

/** A time of zero behind a date adds nothing to it: `2025-09-30T00:00:00`, `30/09/2025 0:00`. */
const A_LAS_CERO = /[ T]0{1,2}:00(?::00(?:\.0+)?)?Z?$/;
const SIN_SEPARADORES = /^(\d{4})(\d{2})(\d{2})$/;
const CON_DOS_CIFRAS = /^(\d{1,2}[-/]\d{1,2}[-/])(\d{2})$/;

/**
 * Reads a date of a file of measures, where besides the forms of `readDate` there are `20251031`, a time of zero behind
 * any of them, and `31/10/25`: no measure is of another century.
 */
export function readFileDate(texto: string, orden: OrdenFecha): Dia | undefined {
  return readDate(plainDate(texto), orden);
}

function plainDate(texto: string): string {
  return texto
    .replace(A_LAS_CERO, '')
    .replace(SIN_SEPARADORES, '$1-$2-$3')
    .replace(CON_DOS_CIFRAS, (_, diaYMes, anio) => `${diaYMes}20${anio}`);
}

function diaExistente(anio: number, mes: number, dia: number): Dia | undefined {
  if (anio < 1900 || mes < 1 || mes > 12 || dia < 1 || dia > diasDelMes(anio, mes)) return undefined;
  return diaDe(anio, mes, dia);
}

/** Dates that a reader remembers before starting afresh: some twenty years of days. */
const MAX_RECORDADAS = 8192;

/** A reader of dates that remembers them: the rows of a file share a few. */
export function createDateReader(orden: OrdenFecha): (texto: string) => Dia | undefined {
  const leidas = new Map<string, Dia>();
  return (texto) => {
    const recordada = leidas.get(texto);
    if (recordada !== undefined) return recordada;
    const dia = readFileDate(texto, orden);
    if (leidas.size >= MAX_RECORDADAS) leidas.clear();
    if (dia !== undefined) leidas.set(texto, dia);
    return dia;
  };
}

/**
 * Day first or month first, by a sample of the dates of a file in its order. What decides is a component over 12;
 * failing that, in a file that goes day by day (`diarias`), that the dates follow one another in one reading and
 * not in the other; failing that too, day first, as every Spanish distributor writes.
 */
export function decideOrder(fechas: Iterable<string>, diarias: boolean): Result<OrdenFecha> {
  const mayores = { 'dia-mes': false, 'mes-dia': false };
  const seguidos = { 'dia-mes': 0, 'mes-dia': 0 };
  let anterior: string | undefined;
  for (const fecha of fechas) {
    const partes = CON_ANIO_DETRAS.exec(plainDate(fecha));
    if (!partes || fecha === anterior) continue;
    if (Number(partes[1]) > 12) mayores['dia-mes'] = true;
    if (Number(partes[2]) > 12) mayores['mes-dia'] = true;
    for (const orden of ['dia-mes', 'mes-dia'] as const) {
      if (anterior !== undefined && sonSeguidas(anterior, fecha, orden)) seguidos[orden]++;
    }
    anterior = fecha;
  }
  if (mayores['dia-mes'] !== mayores['mes-dia']) return ok(mayores['dia-mes'] ? 'dia-mes' : 'mes-dia');
  if (mayores['dia-mes']) {
    return fail('orden-fecha', 'Unas fechas llevan el día delante del mes y otras detrás', 'fecha');
  }
  if (diarias && seguidos['dia-mes'] !== seguidos['mes-dia']) {
    return ok(seguidos['dia-mes'] > seguidos['mes-dia'] ? 'dia-mes' : 'mes-dia');
  }
  return ok('dia-mes');
}

function sonSeguidas(anterior: string, fecha: string, orden: OrdenFecha): boolean {
  const a = readFileDate(anterior, orden);
  const b = readFileDate(fecha, orden);
  return a !== undefined && b !== undefined && Math.abs(a - b) === 1;
}
