import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldText, wordsOf } from '../fold-text.ts';

/** A shorter text, or one without a digit, is not searched as a piece of a CUPS, NIF, IBAN, telephone or code. */
const SHORTEST_CODE = 3;

/**
 * Whether the text contains what was typed: every word somewhere, whatever its accents and case, or all of it
 * without separators, as people write a CUPS, an IBAN or a telephone.
 */
export function searchSql(q: string | undefined, text: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const folded = foldText(q ?? '');
  const words = wordsOf(folded);
  if (words.length === 0) return sql`true`;
  const all = sql.join(
    words.map((word) => sql`plegar(${text}) like ${containing(word)}`),
    sql` and `,
  );
  const code = compactCode(folded);
  if (code.length < SHORTEST_CODE || !/\d/.test(code)) return sql`(${all})`;
  return sql`((${all}) or ${compacted(text)} like ${containing(code)})`;
}

/**
 * A folded text without separators. The prefix of a Spanish telephone goes too, because it is not always
 * stored.
 */
export function compactCode(folded: string): string {
  return folded.replace(/[\s.\-_/()]/g, '').replace(/^(\+|00)34(?=\d{9}$)/, '');
}

/** `compactCode` for a folded text of the database. */
export function compacted(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`regexp_replace(plegar(${text}), '[[:space:]._/()-]', '', 'g')`;
}

/** Escapes the wildcards of LIKE, so that they stand for themselves. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
