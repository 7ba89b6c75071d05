import { NO_VALUE } from './number.ts';

/**
 * Writes a CUPS in the groups in which people read it aloud, with the two-character suffix of its point apart: `ES 1234
 * 1234 5678 9012 JY`. A text that is not as long as a CUPS stays as it is. With a space as `gap` it breaks between groups.
 */
export function formatCups(cups: string | null | undefined, gap = '\u00a0'): string {
  if (!cups) return NO_VALUE;
  const compact = cups.replace(/[\s-]/g, '').toUpperCase();
  const match = /^([A-Z]{2})(\d{4})(\d{4})(\d{4})(\d{4})([A-Z]{2})(\w{2})?$/.exec(compact);
  return match ? match.slice(1).filter(Boolean).join(gap) : cups;
}
