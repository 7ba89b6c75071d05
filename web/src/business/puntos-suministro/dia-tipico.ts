/** A day of the curve by hours; null where nothing was measured. */
export type DiaConHoras = { readonly dia: string; readonly kwh: readonly (number | null)[] };

/**
 * The mean of each of the 24 hours over the days for which `cuenta` is true; null where no day has a value for the
 * hour.
 */
export function diaTipico(dias: readonly DiaConHoras[], cuenta: (dia: string) => boolean): (number | null)[] {
  const elegidos = dias.filter(({ dia }) => cuenta(dia));
  return Array.from({ length: 24 }, (_, hora) => {
    const valores = elegidos
      .map(({ kwh }) => kwh[hora])
      .filter((valor) => valor !== null && valor !== undefined);
    return valores.length === 0 ? null : valores.reduce((a, b) => a + b, 0) / valores.length;
  });
}
