import type { Formato } from './formato.ts';

export const iberdrola: Formato = {
  comercializadora: 'Iberdrola Clientes',
  nombre: /iberdrola clientes|curenergia|iberdrola comercializacion/,
  marca: /(?<![a-z])iberdrola(?![a-z])/,
  clases: [
    { clase: 'suma', forma: /^total (?:energia|servicios|cargos normativos)|^cargos normativos/ },
    { clase: 'alquiler', forma: /alquiler equipos? de medida/ },
  ],
};
