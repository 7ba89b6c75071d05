import type { ListParameter } from './list-parameters.ts';

/** An instant of ISO 8601 with its zone, or a day. */
export const INSTANT =
  '^(?!0000)\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:\\d{2}))?$';
export const MAX_INSTANT = 40;
export const MAX_CURSOR = 300;

/** The parameters by which programs read what has changed of a list in order. */
export const CHANGES = {
  actualizadoDesde: { kind: 'text', max: MAX_INSTANT, patterns: [INSTANT] },
  cursor: { kind: 'text', min: 1, max: MAX_CURSOR },
} as const satisfies Readonly<Record<string, ListParameter>>;
