import { informes } from '@vatio/contract';
import type { Cual } from './tabla.tsx';

type Span = { readonly desde: string; readonly hasta: string };
type Condition = readonly unknown[];

/**
 * The address of the list with the rows of a figure and no others; undefined where no filter of the list says the same.
 * A report of a state of today, such as the portfolio, adds what its source means.
 */
export function listAddress(
  { fuente, filas, columnas, fecha }: informes.Consulta,
  periodo: Span | null,
  { fila, columna }: Cual,
): string | undefined {
  const { lista, campos, fechas }: informes.Fuente = informes.FUENTES[fuente];
  const dateField = fechas[fecha];
  if (!lista || (periodo && !dateField)) return undefined;
  const conditions: (readonly Condition[] | undefined)[] = [
    periodo && dateField ? within(dateField, periodo) : [],
    fuente === 'cartera' ? [['atr', 'in', ['activado']]] : [],
    ...(
      [
        [filas, fila],
        [columnas, columna],
      ] as const
    ).map(([name, value]) => {
      if (name === undefined || value === undefined) return [];
      if (name === 'mes') return dateField && value !== null ? within(dateField, monthOf(value)) : undefined;
      const field = campos[name]?.enLista;
      if (field === undefined) return undefined;
      if (value === null) return [[field, 'empty']];
      const { kind } = lista.de.fields[field]!;
      return [kind === 'text' || kind === 'code' ? [field, 'is', value] : [field, 'in', [value]]];
    }),
  ];
  if (conditions.includes(undefined)) return undefined;
  const and = conditions.flatMap((part) => part ?? []);
  if (and.length === 0) return lista.ruta;
  return `${lista.ruta}?donde=${encodeURIComponent(JSON.stringify({ and }))}`;
}

function within(field: string, { desde, hasta }: Span): readonly Condition[] {
  return [[field, 'within', desde, hasta]];
}

function monthOf(month: string): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { desde: `${month}-01`, hasta: `${month}-${last}` };
}
