const WRITTEN = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}), (\d{1,2}):(\d{2}) ([AP])M$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Turns a local time as the samples write it, `4 Dec 2021, 8:15 PM`, into `2021-12-04T20:15`. Anything else gives an
 * empty text.
 */
export function createdAt(text: string): string {
  const [, day = '', month = '', year, hour, minutes, half] = WRITTEN.exec(text) ?? [];
  if (!year) return '';
  const twoDigits = (value: number | string) => String(value).padStart(2, '0');
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${year}-${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(day)}T${twoDigits(hours)}:${minutes}`;
}
