import { cambiosDeHora } from '@vatio/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The day (`2026-01-05`) and the time (`09:30`) of an instant, in ms, on the clock of mainland Spain. The law on summer
 * time gives it, because the first clock of `Intl` holds up a page that opens on a slow processor.
 */
export function clockInSpain(instant: number): { readonly day: string; readonly time: string } {
  const { marzo, octubre } = cambiosDeHora(new Date(instant).getUTCFullYear());
  // The clock changes at one o'clock in Greenwich.
  const sinceOne = instant - HOUR_MS;
  const isSummer = sinceOne >= marzo * DAY_MS && sinceOne < octubre * DAY_MS;
  const shown = new Date(instant + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
