import { NO_VALUE } from './number.ts';

/**
 * A CUPS in the groups people read aloud: `ES 1234 1234 5678 9012 JY`, and the two-character suffix of its point
 * apart. Text that is not as long as a CUPS is shown untouched.
 */
export function formatCups(cups: string | null | undefined): string {
  if (!cups) return NO_VALUE;
  const compact = cups.replace(/[\s-]/g, '').toUpperCase();
  const match = /^([A-Z]{2})(\d{4})(\d{4})(\d{4})(\d{4})([A-Z]{2})(\w{2})?$/.exec(compact);
  return match ? match.slice(1).filter(Boolean).join('\u00a0') : cups;
}
