/** The samples write months in English. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Turns a day as the samples write it, `28 Jul 2019`, into the ISO day `2019-07-28`. */
export function isoOf(sampleDay: string): string {
  const [day = '', month = '', year = ''] = sampleDay.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Turns the ISO day `2019-07-28` into `28 Jul 2019`. */
export function sampleDayOf(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Counts days in UTC, where no day has 23 hours. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
}
