import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../access-token.ts';

/**
 * The codes that the viewer pasted for a list, as `text[]`; empty when the list is somebody else's or has
 * expired.
 */
export function pastedCodes(list: string, { id }: Viewer): RawBuilder<string[]> {
  return sql<
    string[]
  >`(select l.codigos from lista_codigos l where l.id = ${list} and l.usuario_id = ${id})::text[]`;
}
