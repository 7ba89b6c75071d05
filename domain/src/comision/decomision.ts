import { exact, over, round, times } from '../exact.ts';
import type { Dia } from '../fecha.ts';

/**
 * The amount, €, that an early end takes back of one already paid: the part of the days of permanence that were
 * left. It is zero from the day after the last one, `permanenciaHasta`; `baja` is the first day without the
 * contract.
 */
export function decomision(
  importeEur: number,
  dias: { readonly activacion: Dia; readonly baja: Dia; readonly permanenciaHasta: Dia },
): { readonly importeEur: number; readonly diasPendientes: number; readonly diasTotales: number } {
  const diasTotales = dias.permanenciaHasta - dias.activacion + 1;
  const diasPendientes = Math.min(diasTotales, Math.max(0, dias.permanenciaHasta - dias.baja + 1));
  if (diasTotales <= 0 || diasPendientes === 0)
    return { importeEur: 0, diasPendientes: 0, diasTotales: Math.max(0, diasTotales) };
  const devuelto = round(over(times(exact(importeEur), diasPendientes), diasTotales));
  return { importeEur: devuelto === 0 ? 0 : -devuelto, diasPendientes, diasTotales };
}
