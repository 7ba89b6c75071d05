import type { SheetTable } from './read-sheet.ts';

export type CheckedReadings = {
  readonly good: number;
  readonly wrong: readonly { readonly line: number; readonly reason: string }[];
};

const COLUMNS = ['Contador', 'Fecha', 'kWh'] as const;

/** Reads the meter, the day and the energy of each row, wherever their columns stand. */
export function checkReadings({ columns, rows }: SheetTable): CheckedReadings {
  const places = COLUMNS.map((name) =>
    columns.findIndex((column) => column.toLowerCase() === name.toLowerCase()),
  );
  const missing = COLUMNS.filter((_, at) => places[at] === -1);
  if (missing.length > 0) throw new Error(`Faltan columnas: ${missing.join(', ')}`);
  const [meterAt = 0, dayAt = 0, energyAt = 0] = places;
  const wrong = rows.flatMap(({ line, cells }) => {
    const reason = faultOf({ meter: cells[meterAt], day: cells[dayAt], energy: cells[energyAt] });
    return reason ? [{ line, reason }] : [];
  });
  return { good: rows.length - wrong.length, wrong };
}

type Reading = { readonly meter: unknown; readonly day: unknown; readonly energy: unknown };

function faultOf({ meter, day, energy }: Reading): string | undefined {
  if (meter === null || meter === undefined || meter === '') return 'no dice de qué contador es';
  if (!(day instanceof Date)) return 'su fecha no es una fecha';
  if (typeof energy !== 'number') return 'su energía no es un número';
  if (energy < 0) return 'su energía es negativa';
  return undefined;
}
