import { createHash } from 'node:crypto';
import type pg from 'pg';
import { errorCode, errorMessage } from './errors.ts';

/** A statement is prepared once it has come this often. */
const OFTEN = 20;
/** PostgreSQL keeps the plans of a connection in its memory, some 100 kB for the statement of a list. */
const MOST_PREPARED = 100;
const MOST_COUNTED = 2_000;
/** How a search or a range is best found depends on its values, so its plan is made for them each time. */
const BY_ITS_VALUES = /\blike\b|\bbetween\b|[<>]=?\s*\$/i;

/**
 * Says under which name a connection may keep a statement, so that it is parsed and planned once and not at each call.
 * Only what reads is prepared: what changes takes its time in other things.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= MOST_PREPARED || !isPreparable(text)) return undefined;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    this.#names.set(text, createHash('sha256').update(text).digest('base64url'));
    return this.#names.get(text);
  }
}

function isPreparable(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !BY_ITS_VALUES.test(text);
}

/** Every statement is parsed and planned each time, as behind a pooler, which gives each transaction another connection. */
export const NOTHING_PREPARED: Pick<PreparedStatements, 'nameOf'> = { nameOf: () => undefined };

/** Whether a table has changed since the statement was prepared: PostgreSQL refuses it in that connection from then on. */
export function isOutOfDate(error: unknown): boolean {
  return errorCode(error) === '0A000' && /cached plan/.test(errorMessage(error));
}

/** A statement for `pg`; without a name it is not prepared. */
export function queryConfig(text: string, values: readonly unknown[], name?: string): pg.QueryConfig {
  return { text, values: [...values], ...(name !== undefined && { name }) };
}
