import { correos, propuestas } from '@vatio/contract';

/** What a change of a proposal makes stale. */
export const AFTER_PROPUESTA_CHANGE = {
  invalidates: [propuestas.list, propuestas.summary, propuestas.get, correos.list],
};
