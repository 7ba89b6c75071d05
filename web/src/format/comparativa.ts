import type { FilaComparativa } from '@vatio/contract';
import { factoresEscritos } from '@vatio/domain';
import { formatNumber } from './number.ts';

/** A row that compares two bills, as a table prints it. */
export type ComparedRow = {
  readonly key: string;
  readonly title: string;
  /** `detail` rows add up to the subtotal that follows them. */
  readonly weight: 'detail' | 'plain' | 'subtotal' | 'total';
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  /** `after` minus `before`; null when one of them is unknown. */
  readonly change: number | null;
  /** Decimals of the figures; two by default. */
  readonly decimals?: number;
};

type ComparedSide = {
  /** Null when it is unknown, which is not zero. */
  readonly amount: number | null;
  /** How the amount is calculated: `30 kW·año × 20,3769 €/kW·año`. */
  readonly note?: string;
};

const WEIGHTS = { detalle: 'detail', concepto: 'plain', subtotal: 'subtotal', total: 'total' } as const;

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
