/** The first and last day of a month, counted from that of a day: 0 is its own, 1 the next. Days are ISO texts. */
export function monthFrom(today: string, months: number): { readonly first: string; readonly last: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (at: number, date: number) => new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10);
  return { first: day(month - 1 + months, 1), last: day(month + months, 0) };
}
