import type { Viewer } from './access-token.ts';
import { type ProblemError, problem } from './problems.ts';

/** Clients look at what is theirs; those who sell keep it up to date. */
export function soloQuienVende({ role }: Viewer): void {
  if (role === 'cliente') throw sinPermiso();
}

/** For the part of a call that is not for everybody who may make it. */
export function soloAdministracion({ role }: Viewer): void {
  if (role !== 'admin') throw sinPermiso();
}

function sinPermiso(): ProblemError {
  return problem({ code: 'sin-permiso', status: 403, title: 'Tu cuenta no tiene permiso para hacer esto' });
}
