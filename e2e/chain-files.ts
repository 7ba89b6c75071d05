import { analisis } from '@vatio/contract';
import { letrasControl } from '@vatio/domain';
import { sheetOf } from './ficheros.ts';

/** As many supplies as one analysis takes at most. */
export const HOTELS = analisis.MOST_SUPPLIES;

/** A CUPS that the demo portfolio does not have. */
function cupsOf(hotel: number): string {
  const digits = `00314050${String(900_000 + hotel).padStart(8, '0')}`;
  return `ES${digits}${letrasControl(digits)}`;
}

export const CHAIN: readonly string[] = Array.from({ length: HOTELS }, (_, hotel) => cupsOf(hotel));

const POWERS_W = [40_000, 40_000, 40_000, 40_000, 40_000, 60_000];

/** The sheets of the hotels as a SIPS file has them: 3.0TD, in the town of the chain. */
export function chainSheets(): string {
  return CHAIN.map((cups) => sheetOf(cups, { watts: POWERS_W, cnae: '5510' })).join('\n');
}

/** Twelve months of each hotel; a larger number is a larger hotel. */
export function chainConsumption(): string {
  const end = (month: number) => new Date(Date.UTC(2025, 9 + month, 0)).toISOString().slice(0, 10);
  return CHAIN.flatMap((cups, hotel) =>
    Array.from({ length: 12 }, (_, month) => {
      const kwh = [1200, 900, 700, 600, 500, 1800].map((base) => (base + 10 * hotel) * 1000);
      const maximum = '34200,33000,29000,28000,27000,51000';
      return `${cups}0F,${end(month)},${end(month + 1)},019,${kwh.join(',')},0,0,0,0,0,0,${maximum},A,1`;
    }),
  ).join('\n');
}
