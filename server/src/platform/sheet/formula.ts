/**
 * What a spreadsheet may run when it opens a text: the four signs that begin a formula, their full-width forms and the
 * minus of typographers, after blanks and invisible characters that some programs drop; and a leading tab or line break,
 * which move the rest into a cell of its own.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** An apostrophe before a formula makes a text of it. A text that has one already gets another, so that `rearmed` takes off just one. */
export function disarmed(text: string): string {
  return isApart(text) ? `'${text}` : text;
}

/** The text that `disarmed` made that one of. */
export function rearmed(text: string): string {
  return text.startsWith("'") && isApart(text) ? text.slice(1) : text;
}

/** Whether, but for its first apostrophes, it looks like a formula. */
function isApart(text: string): boolean {
  return looksLikeFormula(text.replace(/^'+/, ''));
}
