import { round } from '@vatio/domain';
import type { UnidadPotencia } from './tabla-situacion.tsx';

/** Suppliers convert a yearly price into 365 daily ones, in leap years too. */
const DIAS = 365;

/** With these decimals a price typed with six decimals by day comes back unchanged. */
const DECIMALES = 9;

/** Converts a stored price, €/kW·año, into the unit on screen. */
export function enUnidad(eurKwAnio: number | null, unidad: UnidadPotencia): number | null {
  if (eurKwAnio === null || unidad === 'anio') return eurKwAnio;
  return round(eurKwAnio / DIAS, DECIMALES);
}

/** Converts a price in the unit on screen into the stored one, €/kW·año. */
export function deUnidad(valor: number | null, unidad: UnidadPotencia): number | null {
  if (valor === null || unidad === 'anio') return valor;
  return round(valor * DIAS, DECIMALES);
}
