const CARD_DIGITS = 16;
const MONTHS = 12;

export function onlyDigits(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}

/** Turns `1234567812345678` into `1234 5678 1234 5678`, as far as it is typed. */
export function maskNumber(typed: string): string {
  return onlyDigits(typed, CARD_DIGITS).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Turns `0728` into `07/28`. */
export function maskExpiry(typed: string): string {
  return onlyDigits(typed, 4).replace(/^(\d{2})(?=\d)/, '$1/');
}

export function isWholeNumber(masked: string): boolean {
  return onlyDigits(masked, CARD_DIGITS).length === CARD_DIGITS;
}

export function isWholeExpiry(masked: string): boolean {
  const [, month] = /^(\d{2})\/\d{2}$/.exec(masked) ?? [];
  return month !== undefined && Number(month) >= 1 && Number(month) <= MONTHS;
}
