/** A day as the calendar library wants it: midnight in the browser's time zone. */
export function dateOf(iso: string): Date | undefined {
  const [year, month, day] = iso.split('-').map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

export function isoOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
