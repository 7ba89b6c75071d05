/** What a list may be able to do, in the order of the table in `docs/listas.md`. */
export const ABILITIES = {
  advancedFilter: 'Filtro avanzado',
  codes: 'Códigos pegados',
  views: 'Vistas guardadas',
  orders: 'Varios órdenes',
  bulk: 'Cambios en lote',
  trial: 'Ensayo del lote',
  undo: 'Resultado por fila y deshacer del lote',
  board: 'Tablero',
  totals: 'Totales',
  groups: 'Grupos con subtotales',
  files: 'CSV y XLSX',
  exportChosen: 'Exportar lo elegido',
  print: 'Impresión',
  edit: 'Edición en la celda',
  bin: 'Papelera',
  tags: 'Etiquetas',
  ownFields: 'Campos propios',
} as const;

export type Ability = keyof typeof ABILITIES;
