import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../access-token.ts';

/** The codes of a list that the viewer pasted, as `text[]`; of somebody else's, or one that is no more, none. */
export function pastedCodes(list: string, { id }: Viewer): RawBuilder<string[]> {
  return sql<
    string[]
  >`(select l.codigos from lista_codigos l where l.id = ${list} and l.usuario_id = ${id})::text[]`;
}
