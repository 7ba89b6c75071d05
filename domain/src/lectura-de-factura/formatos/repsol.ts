import type { Formato } from './formato.ts';

export const repsol: Formato = {
  comercializadora: 'Repsol',
  nombre: /repsol (?:comercializadora|electricidad|luz|clientes)|regsiti/,
  marca: /(?<![a-z])repsol(?![a-z])/,
  clases: [{ clase: 'descuento', forma: /descuento (?:waylet|repsol)/ }],
};
