export const MIN_LENGTH = 8;

/** Each of these makes a password harder to guess; the texts are `hint-…`. Only the length is required. */
const HINTS = {
  length: (password: string) => password.length >= MIN_LENGTH,
  case: (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  figure: (password: string) => /\d/.test(password),
  sign: (password: string) => /[^\p{L}\d\s]/u.test(password),
};

type Hint = keyof typeof HINTS;

const HINT_NAMES = Object.keys(HINTS) as readonly Hint[];

export function hintsOf(password: string): { hint: Hint; met: boolean }[] {
  return HINT_NAMES.map((hint) => ({ hint, met: HINTS[hint](password) }));
}

/** Rates a password from 0, too short, to 4. A long one is strong whatever its letters. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (!HINTS.length(password)) return 0;
  if (password.length >= 20) return 4;
  return hintsOf(password).filter(({ met }) => met).length as 1 | 2 | 3 | 4;
}
