import { consumoDePeaje, isPeajeDeGas, type TarifaDeSuministro } from '@vatio/domain';
import { formatNumber } from '../format/number.ts';

/** The choices of a field of tariffs: a toll group of gas says from and up to how many kWh a year it is. */
export function tarifaOptions(tarifas: readonly TarifaDeSuministro[]) {
  return tarifas.map((value) => ({ value, label: labelOf(value) }));
}

function labelOf(tarifa: TarifaDeSuministro): string {
  if (!isPeajeDeGas(tarifa)) return tarifa;
  const { desdeKwh, hastaKwh } = consumoDePeaje(tarifa);
  const banda =
    hastaKwh === null
      ? `> ${formatNumber(desdeKwh)}`
      : `${formatNumber(desdeKwh)} – ${formatNumber(hastaKwh)}`;
  return `${tarifa} (${banda}\u00a0kWh)`;
}
