import { comisiones } from '@vatio/contract';

export const AFTER_REGLA_CHANGE = {
  invalidates: [comisiones.reglas, comisiones.getRegla, comisiones.simulate],
};
