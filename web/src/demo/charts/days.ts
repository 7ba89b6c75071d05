const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const DAYS_OF_OCTOBER = 31;

export type Range = typeof OCTOBER;

/** The days that the charts of a month know. */
export const WHOLE_MONTH: Range = OCTOBER;

const ISO_DAYS = Array.from(
  { length: DAYS_OF_OCTOBER },
  (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`,
);

/** A wave with the same ripples each time: what a house does from day to day. */
function ripple(base: number, wide: number, shift: number): readonly number[] {
  return ISO_DAYS.map((_, day) =>
    Math.round(base + wide * Math.sin((day + shift) / 2.3) + (wide / 3) * Math.cos((day * shift) / 1.7)),
  );
}

/** kWh of each day. */
export const DAILY = {
  roof: ripple(62, 18, 2),
  grid: ripple(38, 14, 5),
  sold: ripple(21, 9, 9),
  car: ripple(14, 5, 3),
} as const;

/** The places of the days that a range takes; an unfinished range takes them all. */
export function placesWithin({ from, to }: Range): readonly number[] {
  const places = ISO_DAYS.flatMap((day, place) =>
    (from === '' || day >= from) && (to === '' || day <= to) ? [place] : [],
  );
  return places.length > 0 ? places : ISO_DAYS.map((_, place) => place);
}

/** `2026-10-05` → `5/10`, as an axis has room for. */
export function shortDay(place: number): string {
  return `${place + 1}/10`;
}
