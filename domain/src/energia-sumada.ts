import { round } from './exact.ts';

/** Decimals of a sum of kWh: the mWh, beyond which there is only the noise of adding binary fractions. */
const DECIMALES_KWH = 6;

/** Adds up kWh, so that 0.1 and 0.2 are 0.3. */
export function sumKwh(valores: readonly number[]): number {
  return roundKwh(valores.reduce((suma, valor) => suma + valor, 0));
}

/** Takes the noise off kWh that come from a product or a share. */
export function roundKwh(kwh: number): number {
  return round(kwh, DECIMALES_KWH);
}
