import { round } from '@vatio/domain';
import type { UnidadPotencia } from './tabla-situacion.tsx';

/** A yearly price is 365 daily ones, also in leap years: it is how suppliers turn one into the other. */
const DIAS = 365;

/** Enough for a price typed with six decimals by day to come back unchanged. */
const DECIMALES = 9;

/** A stored price, €/kW·año, in the unit on screen. */
export function enUnidad(eurKwAnio: number | null, unidad: UnidadPotencia): number | null {
  if (eurKwAnio === null || unidad === 'anio') return eurKwAnio;
  return round(eurKwAnio / DIAS, DECIMALES);
}

/** A price typed in the unit on screen as it is stored, €/kW·año. */
export function deUnidad(valor: number | null, unidad: UnidadPotencia): number | null {
  if (valor === null || unidad === 'anio') return valor;
  return round(valor * DIAS, DECIMALES);
}
