import { type Dia, diaDe } from '../fecha.ts';
import type { TipoMedida } from '../tarifas.ts';

export type ConceptoExceso = 'tep-1-3' | 'tep-4-5-mes' | 'tep-4-5-dia' | 'tepp-1-3' | 'tepp-4-5';

/** One rule of excess power and the days it governs. */
export type ReglaExceso = {
  readonly desde: Dia;
  /** The last day is included. */
  readonly hasta: Dia;
  readonly concepto: ConceptoExceso;
  readonly multiplicador: 1 | 2;
  /** The price counts days, months of 30 days, or calendar months. */
  readonly tiempo: 'dias' | 'treintavos' | 'mes';
};

const CIRCULAR_3_2020 = diaDe(2021, 6, 1);
/** The term of types 4 and 5 by day: published so in 2024; before, the monthly one × 12/365 (derived). */
const POR_DIA = diaDe(2022, 1, 1);
/** Circular 1/2025 (BOE-A-2025-2044) takes away the factor 2 and puts Kp inside the term. */
const CIRCULAR_1_2025 = diaDe(2025, 4, 1);

const MEDIDA_1_3: readonly ReglaExceso[] = [
  {
    desde: CIRCULAR_3_2020,
    hasta: CIRCULAR_1_2025 - 1,
    concepto: 'tep-1-3',
    multiplicador: 1,
    tiempo: 'treintavos',
  },
  { desde: CIRCULAR_1_2025, hasta: Infinity, concepto: 'tepp-1-3', multiplicador: 1, tiempo: 'mes' },
];

const MEDIDA_4_5: readonly ReglaExceso[] = [
  {
    desde: CIRCULAR_3_2020,
    hasta: POR_DIA - 1,
    concepto: 'tep-4-5-mes',
    multiplicador: 2,
    tiempo: 'treintavos',
  },
  { desde: POR_DIA, hasta: CIRCULAR_1_2025 - 1, concepto: 'tep-4-5-dia', multiplicador: 2, tiempo: 'dias' },
  { desde: CIRCULAR_1_2025, hasta: Infinity, concepto: 'tepp-4-5', multiplicador: 1, tiempo: 'dias' },
];

/** The rule of a day; the meter type decides it, not the tariff. Undefined before 1 June 2021. */
export function reglaDeExceso(tipoMedida: TipoMedida, dia: Dia): ReglaExceso | undefined {
  const reglas = tipoMedida <= 3 ? MEDIDA_1_3 : MEDIDA_4_5;
  return reglas.find((regla) => dia >= regla.desde && dia <= regla.hasta);
}
