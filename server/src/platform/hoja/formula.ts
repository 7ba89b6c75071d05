/**
 * What a spreadsheet may run when it opens a text: the four signs that begin a formula, their full-width forms and the
 * minus of typographers, after blanks and invisible characters that some programs drop; and a leading tab or line break,
 * which move the rest into a cell of its own.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
