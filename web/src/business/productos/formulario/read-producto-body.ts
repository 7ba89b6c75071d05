import type { z } from 'zod';
import { Problem } from '../../../data/problem.ts';

/**
 * Reads the values of a form as the body of a call. What is missing is null, which the type of the body does not allow:
 * the schema of the contract refuses it here, with the same sentences by field as the server.
 */
export function readProductoBody<S extends z.ZodType>(schema: S, valores: object): z.output<S> {
  const leido = schema.safeParse(valores);
  if (leido.success) return leido.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of leido.error.issues) errors[path.join('.')] ??= message;
  throw new Problem({ status: 400, code: 'datos-no-validos', title: 'Hay datos que corregir', errors });
}
