import type { Formato } from './formato.ts';

export const octopus: Formato = {
  comercializadora: 'Octopus Energy',
  nombre: /octopus energy|octopusenergy/,
  marca: /(?<![a-z])octopus(?![a-z])/,
  fechaFactura: /emitida (?:el|con fecha)/,
  clases: [
    { clase: 'excedentes', forma: /solar wallet|excedentes? solar/ },
    { clase: 'suma', forma: /^(?:tu )?(?:potencia|energia) total/ },
  ],
};
