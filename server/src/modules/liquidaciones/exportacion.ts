import { dateCell } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import type { FilaLiquidacion } from './liquidaciones.repository.ts';

/** The columns of an export: those of the list, with names and identifiers. */
export const HOJA: Sheet<FilaLiquidacion> = {
  nombre: 'liquidaciones',
  titulo: 'Liquidaciones',
  columnas: [
    { titulo: 'Código', celda: ({ codigo }) => codigo },
    { titulo: 'Mes', celda: ({ mes }) => mes.slice(0, 7) },
    { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
    { titulo: 'Id. comercial', celda: ({ comercialId }) => comercialId },
    { titulo: 'Estado', celda: ({ estado }) => estado },
    { titulo: 'Líneas', celda: ({ lineas }) => lineas },
    { titulo: 'En disputa', celda: ({ disputadas }) => disputadas },
    { titulo: 'Comisiones (€)', celda: ({ comisionesEur }) => comisionesEur },
    { titulo: 'Decomisiones (€)', celda: ({ decomisionesEur }) => decomisionesEur },
    { titulo: 'Ajustes (€)', celda: ({ ajustesEur }) => ajustesEur },
    { titulo: 'Total (€)', celda: ({ totalEur }) => totalEur },
    { titulo: 'Por resolver (€)', celda: ({ disputadoEur }) => disputadoEur },
    { titulo: 'Pagada el', celda: ({ pagadaEl }) => dateCell(pagadaEl) },
  ],
};
