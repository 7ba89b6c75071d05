import { problem } from '../../problems.ts';

export type ReadCell = string | number | boolean | Date | null;

/** A row with its number in the file, from 1. */
export type ReadRow = { readonly numero: number; readonly celdas: readonly ReadCell[] };

export function isBlank(celda: ReadCell): boolean {
  return celda === null || (typeof celda === 'string' && celda.trim() === '');
}

export function unreadable(detail: string) {
  return problem({
    code: 'fichero-no-valido',
    status: 400,
    title: 'No se puede leer el fichero',
    extra: { detail },
  });
}
