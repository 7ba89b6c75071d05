import type { contratos } from '@vatio/contract';
import { NO_VALUE } from '../../../format/number.ts';
import type { Column } from '../../../list/table/columns.ts';

/** Who looks after each contract, by whom they can be grouped. It is hidden until the user chooses it. */
export function columnaComercial<Row extends Pick<contratos.ContratoRow, 'comercial'>>(
  t: (key: string) => string,
): Column<Row> {
  return {
    id: 'comercial',
    header: t('campo-comercial'),
    optional: true,
    cell: ({ comercial }) => comercial?.nombre ?? NO_VALUE,
    groupBy: { field: 'comercial', blank: t('sinComercial') },
  };
}
