import { selectLocally } from '../web/src/list/local/local-rows.ts';
import { localWhere } from '../web/src/list/local/local-where.ts';
import { formatAmount, measurePair, printFigure } from './measure.ts';

const ROWS = 50_000;

type Row = { readonly nombre: string; readonly kwh: number | null; readonly dia: string };

const rows: readonly Row[] = Array.from({ length: ROWS }, (_, n) => ({
  nombre: `Panadería ${(n * 7919) % 50_021} Núñez`,
  kwh: n % 9 === 0 ? null : (n * 997) % 100_003,
  dia: `2026-${String(1 + (n % 12)).padStart(2, '0')}-15`,
}));

const FIELDS = {
  nombre: { kind: 'text', value: ({ nombre }: Row) => nombre },
  kwh: { kind: 'number', value: ({ kwh }: Row) => kwh },
  dia: { kind: 'date', value: ({ dia }: Row) => dia },
} as const;

const WHERE = JSON.stringify({
  and: [
    ['kwh', '>=', 20_000],
    {
      or: [
        ['nombre', 'contains', '12'],
        ['dia', 'this-month'],
      ],
    },
  ],
});

/**
 * Measures a list whose rows are all in the browser with a search, an advanced filter and two orders at once. The
 * reference is a bare sort.
 */
export function listaLocalBench(): void {
  const [bareMs, ms] = measurePair(
    () => rows.toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es')),
    () =>
      selectLocally(rows, {
        q: 'panaderia nunez',
        search: ({ nombre }) => [nombre],
        sort: '-kwh,nombre',
        columns: [
          { sort: 'nombre', value: ({ nombre }) => nombre },
          { sort: 'kwh', value: ({ kwh }) => kwh },
        ],
        filters: [],
        where: localWhere(WHERE, FIELDS, '2026-11-20'),
      }),
  );
  printFigure({
    name: `Filtro en el navegador, con ${formatAmount(ROWS, 'filas')}`,
    value: formatAmount(ms, 'ms'),
    reference: 'ordenarlas por el nombre',
    ratio: ms / bareMs,
  });
}
