import { comisiones } from '@vatio/contract';

/** What is no longer true once a rule has changed. */
export const AL_CAMBIAR_REGLAS = {
  invalidates: [comisiones.reglas, comisiones.getRegla, comisiones.simular],
};
