/** As the samples write them. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `28 Jul 2019`, as the samples write a day, in ISO: `2019-07-28`. */
export function isoOf(sampleDay: string): string {
  const [day = '', month = '', year = ''] = sampleDay.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The inverse: `2019-07-28` → `28 Jul 2019`. */
export function sampleDayOf(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Another day, counted in Greenwich, where no day has 23 hours. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
}
