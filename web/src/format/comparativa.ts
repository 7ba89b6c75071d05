import type { FilaComparativa } from '@vatio/contract';
import { factoresEscritos } from '@vatio/domain';
import { formatNumber } from './number.ts';

/** A row of two columns compared, as a table prints it. */
export type ComparedRow = {
  readonly key: string;
  readonly title: string;
  /** `detail` rows stand under the subtotal after them. */
  readonly weight: 'detail' | 'plain' | 'subtotal' | 'total';
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  /** `after` less `before`; null where they are unknown. */
  readonly change: number | null;
  /** Of the figures; two without it. */
  readonly decimals?: number;
};

type ComparedSide = {
  /** Null: unknown, which is not zero. */
  readonly amount: number | null;
  /** Where the amount comes from: `30 kW·año × 20,3769 €/kW·año`. */
  readonly note?: string;
};

const WEIGHTS = { detalle: 'detail', concepto: 'plain', subtotal: 'subtotal', total: 'total' } as const;

/** The two bills of a comparison, line by line. */
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
  const write = (figure: number, most: number, least = 0) => formatNumber(figure, least, most);
  return factoresEscritos({ cantidad, precio, unidad, unidadPrecio }, write);
}
