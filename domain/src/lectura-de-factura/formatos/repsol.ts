import type { Formato } from './formato.ts';

export const repsol: Formato = {
  comercializadora: 'Repsol',
  nombre: /repsol (?:comercializadora|electricidad|luz|clientes)|regsiti/,
  clases: [{ clase: 'descuento', forma: /descuento (?:waylet|repsol)/ }],
};
