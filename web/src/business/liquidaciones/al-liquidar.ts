import { inicio, liquidaciones } from '@vatio/contract';

/** What is no longer true once a settlement has changed. */
export const AL_LIQUIDAR = {
  invalidates: [liquidaciones.get, liquidaciones.list, liquidaciones.cierres, inicio.resumen],
};
