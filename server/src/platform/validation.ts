import { describeIssue } from '@vatio/contract/endpoints';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { invalidData, type ProblemError } from './problems.ts';

z.config({ customError: describeIssue });

/** Reads a value by its schema; what does not fit is thrown as a problem with a sentence for each field. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = read(schema, input);
  if (parsed.ok) return parsed.value;
  throw parsed.error;
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const parsed = read(schema, input);
    return parsed.ok ? { value: parsed.value } : { error: parsed.error };
  };

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ProblemError };

function read<T extends z.ZodType>(schema: T, input: unknown): Read<z.output<T>> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return { ok: false, error: toProblem(parsed.error.issues) };
  const errors = unstorable(input, '');
  if (Object.keys(errors).length > 0) return { ok: false, error: invalidData(errors) };
  return { ok: true, value: parsed.data };
}

/**
 * By field, the texts that neither a database nor a file keeps as they are: those with a NUL or with half a
 * surrogate pair.
 */
function unstorable(input: unknown, path: string): Record<string, string> {
  if (typeof input === 'string') {
    return /[\0\p{Surrogate}]/u.test(input) ? { [path]: 'Lleva caracteres que no se admiten' } : {};
  }
  if (typeof input !== 'object' || input === null) return {};
  const errors: Record<string, string> = {};
  for (const [key, part] of Object.entries(input)) {
    const place = path === '' ? key : `${path}.${key}`;
    Object.assign(errors, unstorable(key, place), unstorable(part, place));
  }
  return errors;
}

function toProblem(issues: readonly z.core.$ZodIssue[]): ProblemError {
  const errors: Record<string, string> = {};
  let whole: string | undefined;
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= 'No se admite este dato';
    } else if (issue.path.length === 0) {
      whole ??= issue.message;
    } else {
      errors[issue.path.join('.')] ??= issue.message;
    }
  }
  return invalidData(errors, whole);
}
