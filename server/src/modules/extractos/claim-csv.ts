import type { extractos } from '@vatio/contract/endpoints';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';

/** What a supplier is given of the lines that are claimed: nothing of the house's own people. */
export const COLUMNAS_DE_RECLAMACION: readonly SheetColumn<
  extractos.Linea & { readonly reclamadoEur: number }
>[] = [
  { titulo: 'CUPS', celda: ({ cups }) => cups },
  { titulo: 'Referencia', celda: ({ referencia }) => referencia },
  { titulo: 'Mes', celda: ({ mes }) => mes },
  { titulo: 'Desde', celda: ({ desde }) => dateCell(desde) },
  { titulo: 'Hasta', celda: ({ hasta }) => dateCell(hasta) },
  { titulo: 'Esperado (€)', celda: ({ esperadoEur }) => esperadoEur },
  { titulo: 'Pagado (€)', celda: ({ importeEur }) => importeEur },
  { titulo: 'Reclamado (€)', celda: ({ reclamadoEur }) => reclamadoEur },
];
