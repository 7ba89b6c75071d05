import type { TablaRegulada } from './tabla.ts';

/** Tables of Circular 3/2020 itself, in force until another circular changes them. */
export const DE_LA_CIRCULAR: readonly TablaRegulada[] = [
  {
    concepto: 'perdidas',
    desde: '2021-06-01',
    hasta: '9999-12-31',
    fuente: 'Circular 3/2020 CNMC (BOE-A-2020-1066)',
    confianza: 'A',
    valores: {
      '2.0TD': [16.7, 16.3, 18.0],
      '3.0TD': [16.6, 17.5, 16.5, 16.5, 13.8, 18.0],
      '6.1TD': [6.7, 6.8, 6.5, 6.5, 4.3, 7.7],
      '6.2TD': [5.2, 5.4, 4.9, 5.0, 3.5, 5.4],
      '6.3TD': [4.2, 4.3, 4.0, 4.0, 3.0, 4.4],
      '6.4TD': [1.6, 1.6, 1.6, 1.6, 1.5, 1.7],
    },
  },
];
