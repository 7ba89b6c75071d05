import { selectLocally } from '../web/src/list/local/local-rows.ts';
import { localWhere } from '../web/src/list/local/local-where.ts';
import { formatAmount, measurePair, printFigure } from './measure.ts';

const FILAS = 50_000;

type Fila = { readonly nombre: string; readonly kwh: number | null; readonly dia: string };

const filas: readonly Fila[] = Array.from({ length: FILAS }, (_, n) => ({
  nombre: `Panadería ${(n * 7919) % 50_021} Núñez`,
  kwh: n % 9 === 0 ? null : (n * 997) % 100_003,
  dia: `2026-${String(1 + (n % 12)).padStart(2, '0')}-15`,
}));

const CAMPOS = {
  nombre: { kind: 'text', value: ({ nombre }: Fila) => nombre },
  kwh: { kind: 'number', value: ({ kwh }: Fila) => kwh },
  dia: { kind: 'date', value: ({ dia }: Fila) => dia },
} as const;

const DONDE = JSON.stringify({
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
  const [suelto, ms] = measurePair(
    () => filas.toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es')),
    () =>
      selectLocally(filas, {
        q: 'panaderia nunez',
        search: ({ nombre }) => [nombre],
        sort: '-kwh,nombre',
        columns: [
          { sort: 'nombre', value: ({ nombre }) => nombre },
          { sort: 'kwh', value: ({ kwh }) => kwh },
        ],
        filters: [],
        where: localWhere(DONDE, CAMPOS, '2026-11-20'),
      }),
  );
  printFigure({
    name: `Filtro en el navegador, con ${formatAmount(FILAS, 'filas')}`,
    value: formatAmount(ms, 'ms'),
    reference: 'ordenarlas por el nombre',
    ratio: ms / suelto,
  });
}
