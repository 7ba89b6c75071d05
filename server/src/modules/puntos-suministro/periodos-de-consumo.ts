import { isPeajeDeGas } from '@vatio/domain';
import { invalidData } from '../../platform/problems.ts';

/** The kWh of gas are one figure; those of electricity, whose tariff may have changed since, are of two periods at least. */
export function checkPeriodos(tarifa: string | null, activaKwh: readonly number[]): void {
  const deGas = tarifa !== null && isPeajeDeGas(tarifa);
  if (deGas ? activaKwh.length === 1 : activaKwh.length > 1) return;
  throw invalidData({
    activaKwh: deGas ? `${tarifa} lleva una sola cifra de kWh` : 'Al menos dos periodos',
  });
}
