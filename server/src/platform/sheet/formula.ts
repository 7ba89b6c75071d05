/**
 * What a spreadsheet may run when it opens a text: the four signs that begin a formula, their full-width forms and the
 * minus of typographers, after blanks and invisible characters that some programs drop; and a leading tab or line break,
 * which move the rest into a cell of its own.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}

/**
 * An apostrophe makes a formula a plain text. A text that already has one gets another, so that `rearmed`
 * removes just one.
 */
export function disarmed(text: string): string {
  return isApart(text) ? `'${text}` : text;
}

/** Gives back the text that `disarmed` made harmless. */
export function rearmed(text: string): string {
  return text.startsWith("'") && isApart(text) ? text.slice(1) : text;
}

const SIGNED_NUMBER = /^'+[+-]\d/;

/**
 * A workbook needs no apostrophe against formulas, but one that a spreadsheet made of our CSV has it. The reader takes it
 * from what could be a telephone, so that the writer gives one more to a text that begins so by itself.
 */
export function inWorkbook(text: string): string {
  return SIGNED_NUMBER.test(text) ? `'${text}` : text;
}

/** Gives back the text that `inWorkbook` wrote. */
export function fromWorkbook(text: string): string {
  return SIGNED_NUMBER.test(text) ? text.slice(1) : text;
}

/** Whether the text looks like a formula once its first apostrophes are removed. */
function isApart(text: string): boolean {
  return looksLikeFormula(text.replace(/^'+/, ''));
}
