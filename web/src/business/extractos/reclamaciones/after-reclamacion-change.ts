import { reclamaciones } from '@vatio/contract';
import { AFTER_EXTRACTO_CHANGE } from '../after-extracto-change.ts';

/** The reads that a claim makes stale: what is claimed may no longer count as owed. */
export const AFTER_RECLAMACION_CHANGE = {
  invalidates: [...AFTER_EXTRACTO_CHANGE.invalidates, reclamaciones.list, reclamaciones.get],
} as const;
