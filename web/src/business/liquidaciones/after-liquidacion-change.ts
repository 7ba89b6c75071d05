import { inicio, liquidaciones } from '@vatio/contract';

export const AFTER_LIQUIDACION_CHANGE = {
  invalidates: [liquidaciones.get, liquidaciones.list, liquidaciones.cierres, inicio.summary],
};
