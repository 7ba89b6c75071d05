import type { campos } from '@vatio/contract';
import { formatFecha } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';

/** The value of an own field as it is shown; undefined where there is none. */
export function ownText(
  { clase }: campos.Campo,
  value: string | number | null | undefined,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return formatNumber(value, [0, 6]);
  return clase === 'fecha' ? formatFecha(value) : value;
}
