const madrid = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' });

/** Today's date in Spain as `YYYY-MM-DD`, wherever the server runs. */
export function today(): string {
  return madrid.format(new Date());
}

/**
 * The day in Spain of an instant. A day stays itself, since its midnight in Greenwich is already that day in
 * Spain.
 */
export function dayInSpain(instant: string): string {
  return madrid.format(new Date(instant));
}
