import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldText, wordsOf } from '../fold-text.ts';

/** Shorter ones, or those without a figure, are no piece of a CUPS, a NIF, an IBAN, a telephone or a code. */
const SHORTEST_CODE = 3;

/**
 * Whether what was typed is in a text: every word somewhere, whatever its accents and case; or the whole of it without
 * what separates its parts, as people write a CUPS, an IBAN or a telephone number.
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

/** A folded text without separators; a Spanish telephone without its prefix, which is not always kept. */
export function compactCode(folded: string): string {
  return folded.replace(/[\s.\-_/()]/g, '').replace(/^(\+|00)34(?=\d{9}$)/, '');
}

/** The same of a text of the database, folded too. */
export function compacted(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`regexp_replace(plegar(${text}), '[[:space:]._/()-]', '', 'g')`;
}

/** What LIKE would take for a joker stands for itself. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
