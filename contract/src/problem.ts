import { z } from 'zod';

/** RFC 9457 `application/problem+json`, the shape of every error of the API. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** Stable name of the error, such as `sin-tabla-regulada`. */
  code: z.string(),
  /** One Spanish sentence by input field, with the field's path as key (`potencias.2`). */
  errors: z.record(z.string(), z.string()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
