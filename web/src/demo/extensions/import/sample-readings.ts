import type { ExportTable } from '../../../list/export/export-table.ts';

/** Two readings of this week are wrong on purpose: an energy below zero, and one that is a word. */
export const SAMPLE_READINGS: ExportTable = {
  title: 'Lecturas',
  filters: [],
  date: '2026-11-22',
  columns: [
    { header: 'Contador', kind: 'text' },
    { header: 'Fecha', kind: 'date' },
    { header: 'kWh', kind: 'figure' },
  ],
  rows: [
    ['C-01', '2026-11-16', 8.4],
    ['C-01', '2026-11-17', 9.1],
    ['C-01', '2026-11-18', -3],
    ['C-02', '2026-11-16', 21.75],
    ['C-02', '2026-11-17', 'mucho'],
    ['C-02', '2026-11-18', 19.2],
  ],
};
