const MIDDAY = 13;
const EVENING = 20;

/** Says which greeting fits an hour of the day, in Spanish custom: the afternoon begins at one and the evening at eight. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < MIDDAY) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}
