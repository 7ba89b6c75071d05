import { letrasControl } from '@vatio/domain';

/** As many supplies as one analysis takes at most. */
export const HOTELS = 200;

/** A CUPS that the demo portfolio does not have. */
function cupsOf(hotel: number): string {
  const digits = `00314050${String(900_000 + hotel).padStart(8, '0')}`;
  return `ES${digits}${letrasControl(digits)}`;
}

export const CHAIN: readonly string[] = Array.from({ length: HOTELS }, (_, hotel) => cupsOf(hotel));

const POWERS_W = [40_000, 40_000, 40_000, 40_000, 40_000, 60_000];

/** The sheets of the hotels as a SIPS file has them: 3.0TD, in the town of the chain. */
export function chainSheets(): string {
  return CHAIN.map((cups) => {
    const columns = new Array<string>(57).fill('');
    const filled: Readonly<Record<number, string>> = {
      1: '0031',
      2: `${cups}0F`,
      3: '"EDISTRIBUCION REDES DIGITALES, S.L.U."',
      4: '41000',
      5: '41091',
      6: '41',
      7: '2012-06-15',
      8: '019',
      9: '06',
      10: '69000',
      12: '04',
      28: '2026-09-30',
      46: '5510',
    };
    for (const [column, value] of Object.entries(filled)) columns[Number(column) - 1] = value;
    POWERS_W.forEach((watts, period) => {
      columns[17 + period] = String(watts);
    });
    return columns.join(',');
  }).join('\n');
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
