import type { FilaComparativa } from '@vatio/contract';
import { factoresEscritos } from '@vatio/domain';
import { formatNumber } from '../format/number.ts';
import type { ComparedRow } from '../ui/figures/side-by-side.tsx';

const WEIGHTS = { detalle: 'detail', concepto: 'plain', subtotal: 'subtotal', total: 'total' } as const;

/** The rows of a comparison as a table prints them, each with how its amounts are calculated. */
export function comparedRows(filas: readonly FilaComparativa[]): ComparedRow[] {
  return filas.map((fila) => ({
    key: `${fila.concepto}-${fila.periodo ?? ''}-${fila.titulo}`,
    title: fila.titulo,
    weight: WEIGHTS[fila.peso],
    before: { amount: fila.actual.importeEur, note: factoresDe(fila, fila.actual) },
    after: { amount: fila.oferta.importeEur, note: factoresDe(fila, fila.oferta) },
    change: fila.diferenciaEur,
  }));
}

function factoresDe(
  { unidad, unidadPrecio }: Pick<FilaComparativa, 'unidad' | 'unidadPrecio'>,
  { cantidad, precio }: FilaComparativa['actual'],
): string | undefined {
  if (cantidad === null || precio === null || unidad === null || unidadPrecio === null) return undefined;
  const write = (figure: number, most: number, least = 0) => formatNumber(figure, [least, most]);
  return factoresEscritos({ cantidad, precio, unidad, unidadPrecio }, write);
}
