import type { Formato } from './formato.ts';

export const iberdrola: Formato = {
  comercializadora: 'Iberdrola Clientes',
  nombre: /iberdrola clientes|curenergia|iberdrola comercializacion/,
  clases: [
    { clase: 'suma', forma: /^total (?:energia|servicios|cargos normativos)|^cargos normativos/ },
    { clase: 'alquiler', forma: /alquiler equipos? de medida/ },
  ],
};
