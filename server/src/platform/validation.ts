import { describeIssue } from '@vatio/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { invalidData, type ProblemError } from './problems.ts';

z.config({ customError: describeIssue });

/** The value as the schema reads it; what does not fit is thrown as a problem with a sentence by field. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw toProblem(parsed.error.issues);
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? { value: parsed.data } : { error: toProblem(parsed.error.issues) };
  };

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
