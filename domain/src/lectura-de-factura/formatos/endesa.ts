import type { Formato } from './formato.ts';

export const endesa: Formato = {
  comercializadora: 'Endesa Energía',
  nombre: /endesa energia(?: xxi)?|energia xxi comercializadora|endesaclientes/,
  marca: /(?<![a-z])endesa(?![a-z])/,
  numero: /referencia(?: de)? factura|n\.? ?º? ?factura/,
  clases: [
    { clase: 'suma', forma: /^importe por (?:potencia|energia)/ },
    { clase: 'bono-social', forma: /financiacion del? bono/ },
  ],
};
