import type { Viewer } from './access-token.ts';
import { type ProblemError, problem } from './problems.ts';

/** A client's account may read its data, and only sellers may change them. */
export function soloQuienVende({ role }: Viewer): void {
  if (role === 'cliente') throw sinPermiso();
}

/** For the part of a call that only administrators may use. */
export function soloAdministracion({ role }: Viewer): void {
  if (role !== 'admin') throw sinPermiso();
}

/** For what only a client has, such as their own area. */
export function soloClientes({ role }: Viewer): void {
  if (role !== 'cliente') throw sinPermiso();
}

function sinPermiso(): ProblemError {
  return problem({ code: 'sin-permiso', status: 403, title: 'Tu cuenta no tiene permiso para hacer esto' });
}
