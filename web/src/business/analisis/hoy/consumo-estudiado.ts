import { consumoAnual, type FilaConsumo, formatFecha, round } from '@vatio/domain';

/** The year of consumption that the study uses, added up by period. */
export type ConsumoEstudiado = {
  readonly dias: number;
  /** The first and the last day with consumption, both included. */
  readonly desde: string;
  readonly hasta: string;
  readonly activaKwh: readonly number[];
  readonly maximetroKw: readonly number[];
  /** Surplus of all the rows that tell it; null where none does. */
  readonly excedentesKwh: number | null;
  readonly filas: readonly FilaConsumo[];
};

/** Undefined when there is no consumption to study. */
export function consumoEstudiado(
  historia: readonly FilaConsumo[],
  periodos: number,
): ConsumoEstudiado | undefined {
  const anual = consumoAnual(historia);
  const primera = anual.ok ? anual.value.filas[0] : undefined;
  const ultima = anual.ok ? anual.value.filas.at(-1) : undefined;
  if (!anual.ok || !primera || !ultima) return undefined;
  const { filas, dias } = anual.value;
  const porPeriodo = (gather: (p: number) => number) => Array.from({ length: periodos }, (_, p) => gather(p));
  return {
    dias,
    desde: formatFecha(primera.desde + 1),
    hasta: formatFecha(ultima.hasta),
    activaKwh: porPeriodo((p) => round(filas.reduce((suma, { activaKwh }) => suma + (activaKwh[p] ?? 0), 0))),
    maximetroKw: porPeriodo((p) =>
      filas.reduce((mayor, { maximetroKw }) => Math.max(mayor, maximetroKw[p] ?? 0), 0),
    ),
    excedentesKwh: filas.some(({ excedentesKwh }) => excedentesKwh)
      ? round(
          filas.reduce((suma, { excedentesKwh = [] }) => suma + excedentesKwh.reduce((a, b) => a + b, 0), 0),
        )
      : null,
    filas,
  };
}
