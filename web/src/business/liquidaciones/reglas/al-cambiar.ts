import { comisiones } from '@vatio/contract';

/** The reads that a change of a rule makes stale. */
export const AL_CAMBIAR_REGLAS = {
  invalidates: [comisiones.reglas, comisiones.getRegla, comisiones.simular],
};
