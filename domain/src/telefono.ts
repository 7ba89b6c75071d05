/** A number of Spain's numbering plan: nine digits, which begin with 5 to 9 (RD 2296/2004 and its annexes). */
const SPANISH = /^[5-9]\d{8}$/;
/** ITU-T E.164: fifteen digits at most with the country's code, which never begins with 0. */
const FOREIGN = /^(?!34)[1-9]\d{7,14}$/;

/**
 * The one form of a telephone number, however it was written: `+34 600 111 222`, and `+33612345678` for one of another
 * country, whose groups only that country knows. Without a prefix it is of Spain; undefined for what is no single number.
 */
export function parseTelefono(text: string): string | undefined {
  if (!/^\s*(?:\+|00)?[\d\s().-]+$/.test(text)) return undefined;
  const isInternational = /^\s*(?:\+|00)/.test(text);
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length === 11 && digits.startsWith('34') ? digits.slice(2) : digits;
  if (SPANISH.test(national) && (national !== digits || !isInternational)) {
    return `+34 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
  }
  return isInternational && FOREIGN.test(digits) ? `+${digits}` : undefined;
}
