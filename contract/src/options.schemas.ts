import { z } from 'zod';
import { MAX_NAMED } from './options.ts';

/** A field chosen from by typing shows at most this many things. */
const SHOWN = 20;

/**
 * What a field asks that is chosen from by typing: the first things whose words or codes `q` says, or those that `ids`
 * names whatever else is asked, so that what was chosen before can be read.
 */
export function optionsQuery<F extends z.ZodRawShape>(narrowing: F) {
  return z.strictObject({
    ...narrowing,
    q: z.string().trim().max(200).optional(),
    ids: z
      .string()
      .max(6200)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(z.string().max(60)).max(MAX_NAMED))
      .optional(),
    limit: z.coerce.number().int().min(1).max(MAX_NAMED).default(SHOWN),
  });
}

/** The things found, by their name; `more` when there are others that more typing would find. */
export function foundResponse<R extends z.ZodType>(row: R) {
  return z.object({ rows: z.array(row), more: z.boolean() });
}
