import { comisiones } from '@vatio/contract';

/** The reads that a change of a rule makes stale. */
export const AFTER_REGLA_CHANGE = {
  invalidates: [comisiones.reglas, comisiones.getRegla, comisiones.simulate],
};
