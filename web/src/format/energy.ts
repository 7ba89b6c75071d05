import { type Figure, formatNumber, formatWithUnit, NO_VALUE } from './number.ts';

export function formatEur(eur: Figure, decimals = 2): string {
  return formatWithUnit(eur, '€', decimals);
}

/** The price of energy with six decimals, as on the bill: `0,123456 €/kWh`. */
export function formatEurKwh(eurKwh: Figure): string {
  return formatWithUnit(eurKwh, '€/kWh', 6);
}

/** A representative's fee on energy, in €/MWh. */
export function formatEurMwh(eurMwh: Figure): string {
  return formatWithUnit(eurMwh, '€/MWh', 2);
}

/** A contracted power with up to three decimals: `3,45 kW`. */
export function formatKw(kw: Figure): string {
  return formatWithUnit(kw, 'kW', [0, 3]);
}

export function formatKwh(kwh: Figure, decimals = 0): string {
  return formatWithUnit(kwh, 'kWh', decimals);
}

const STEPS = [
  { unit: 'GWh', kwh: 1_000_000, from: 1_000_000, decimals: 2 },
  { unit: 'MWh', kwh: 1_000, from: 10_000, decimals: 1 },
] as const;

/**
 * An amount of energy in the unit that reads best: `950 kWh`, `12,4 MWh`, `3,07 GWh`. It is for cards, because the
 * figures of a column need one unit.
 */
export function formatEnergia(kwh: Figure): string {
  if (kwh == null || !Number.isFinite(kwh)) return NO_VALUE;
  const step = STEPS.find(({ from }) => Math.abs(kwh) >= from);
  return step ? formatWithUnit(kwh / step.kwh, step.unit, step.decimals) : formatKwh(kwh);
}

/** The size of a file: `1,4 MB`. */
export function formatBytes(bytes: Figure): string {
  if (bytes == null) return NO_VALUE;
  if (bytes < 1_000) return `${formatNumber(bytes)}\u00a0B`;
  if (bytes < 1_000_000) return formatWithUnit(bytes / 1_000, 'kB', 0);
  return formatWithUnit(bytes / 1_000_000, 'MB', 1);
}
