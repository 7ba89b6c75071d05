const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const DAYS_OF_OCTOBER = 31;

export type Range = typeof OCTOBER;

/** The charts of a month have figures for these days. */
export const WHOLE_MONTH: Range = OCTOBER;

const ISO_DAYS = Array.from(
  { length: DAYS_OF_OCTOBER },
  (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`,
);

/** Makes a wave that is the same each time and resembles what a house uses from day to day. */
function ripple(base: number, wide: number, shift: number): readonly number[] {
  return ISO_DAYS.map((_, day) =>
    Math.round(base + wide * Math.sin((day + shift) / 2.3) + (wide / 3) * Math.cos((day * shift) / 1.7)),
  );
}

/** The series hold the kWh of each day. */
export const DAILY = {
  roof: ripple(62, 18, 2),
  grid: ripple(38, 14, 5),
  sold: ripple(21, 9, 9),
  car: ripple(14, 5, 3),
} as const;

/** Lists the indices of the days in a range. An unfinished range takes all days. */
export function placesWithin({ from, to }: Range): readonly number[] {
  const places = ISO_DAYS.flatMap((day, place) =>
    (from === '' || day >= from) && (to === '' || day <= to) ? [place] : [],
  );
  return places.length > 0 ? places : ISO_DAYS.map((_, place) => place);
}

/** What somebody pays for those days, who pays a sum for the month. */
export function shareOfMonth(sum: number, places: readonly number[]): number {
  return Math.round((sum * places.length) / DAYS_OF_OCTOBER);
}

/** Writes the day at an index as `5/10`, for which an axis has room. */
export function shortDay(place: number): string {
  return `${place + 1}/10`;
}
