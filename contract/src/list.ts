import { z } from 'zod';

/** Page sizes a list screen offers. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Several values of one filter travel as `a,b`. */
export const csvSchema = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean))
  .optional();

/** Query of a list: its filters, a search text, the page and the order (`-campo` for descending). */
export function listQuery<F extends z.ZodRawShape, const S extends readonly string[]>(
  filters: F,
  sortable: S,
) {
  const orders = sortable.flatMap((field) => [field, `-${field}`]);
  return z.strictObject({
    ...filters,
    q: z.string().trim().max(200).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    sort: z.enum(orders, { error: `El orden ha de ser uno de ${orders.join(', ')}` }).optional(),
  });
}

/** Answer of a list. `countExact` is false when `count` is a floor: there are more rows than are worth counting. */
export function listResponse<R extends z.ZodType>(row: R) {
  return z.object({ rows: z.array(row), count: z.int(), countExact: z.boolean() });
}

/** Version of a row as the editor read it: saving over a newer one is refused with 409. */
export const versionSchema = z.int().min(1);

/** File formats in which a list is exported. */
export const formatoHojaSchema = z.enum(['csv', 'xlsx']);
