import type { Issue, Result } from '@vatio/domain';
import { type ProblemError, problem } from './problems.ts';

/** Turns the issue of a domain function into the 400 that names the field. */
export function issueProblem({ code, message, part }: Issue): ProblemError {
  return problem({
    code,
    status: 400,
    title: message,
    extra: part === undefined ? {} : { errors: { [part]: message } },
  });
}

/** The value of a result; an issue is thrown as a problem. */
export function orProblem<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw issueProblem(result.issue);
}
