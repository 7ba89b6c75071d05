import { type Dia, partesDe } from '../fecha.ts';

/** Calendar months between June 2021 and November 2024 whose mean day-ahead price was 45 €/MWh or less (OMIE). */
const MESES_BARATOS: readonly (readonly [anio: number, mes: number, eurMwh: number])[] = [
  [2024, 2, 40.0],
  [2024, 3, 20.31],
  [2024, 4, 13.67],
  [2024, 5, 30.4],
];

/**
 * True when the lowered IVA of 2021–2024 does not reach a billing period: the mean market price of the calendar month
 * before that of its last day was not over 45 €/MWh (RDL 12/2021 art. 1, RDL 8/2023 art. 21). The issue date decides
 * the window of the measure, never this condition.
 */
export function mesSinMercadoCaro(finDelPeriodo: Dia): boolean {
  const { anio, mes } = partesDe(finDelPeriodo);
  const anterior = mes === 1 ? { anio: anio - 1, mes: 12 } : { anio, mes: mes - 1 };
  return MESES_BARATOS.some((barato) => barato[0] === anterior.anio && barato[1] === anterior.mes);
}
