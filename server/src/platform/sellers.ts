import type { Viewer } from './access-token.ts';
import { problem } from './problems.ts';

/** Clients look at what is theirs; those who sell keep it up to date. */
export function soloQuienVende({ role }: Viewer): void {
  if (role === 'cliente') throw problem('sin-permiso', 403, 'Tu cuenta no tiene permiso para hacer esto');
}
