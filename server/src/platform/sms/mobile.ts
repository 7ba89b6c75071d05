/** Mobile numbers of Spain's numbering plan, in E.164: `6`, or from `71` to `74`; `70` are personal numbers, which cost more. */
const SPANISH = /^\+34(?:6\d|7[1-4])\d{7}$/;
/** ITU-T E.164: fifteen digits at most with the country's code, which never begins with 0. */
const FOREIGN = /^\+(?!34)[1-9]\d{7,14}$/;

/** The number that a text says, in E.164, if an SMS can reach it; without a prefix it is a Spanish one. */
export function parseMobile(text: string): string | undefined {
  if (!/^\s*(?:\+|00)?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\s*(?:\+|00)/.test(text);
  const number = isInternational ? `+${digits.replace(/^00/, '')}` : `+34${digits}`;
  return SPANISH.test(number) || FOREIGN.test(number) ? number : undefined;
}
