import type { contratos } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import type { Column } from '../../../list/table/columns.ts';

/** The end of the minimum stay and the review of the price, which are hidden until the user chooses them. */
export function columnasDeFechas<Fila extends contratos.ContratoRow>(
  t: (key: string) => string,
): Column<Fila>[] {
  return [
    {
      id: 'permanenciaHasta',
      header: t('permanenciaHasta'),
      sort: 'permanencia',
      optional: true,
      cell: ({ permanenciaHasta }) => formatFecha(permanenciaHasta),
    },
    {
      id: 'revisionPrecio',
      header: t('revisionPrecio'),
      sort: 'revisionPrecio',
      optional: true,
      cell: ({ revisionPrecio }) => formatFecha(revisionPrecio),
    },
  ];
}
