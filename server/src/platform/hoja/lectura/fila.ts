import { problem } from '../../problems.ts';

export type Celda = string | number | boolean | Date | null;

/** A row with its number in the file, 1-based. */
export type Fila = { readonly numero: number; readonly celdas: readonly Celda[] };

export function enBlanco(celda: Celda): boolean {
  return celda === null || (typeof celda === 'string' && celda.trim() === '');
}

export function noSeLee(detail: string) {
  return problem('fichero-no-valido', 400, 'No se puede leer el fichero', { detail });
}
