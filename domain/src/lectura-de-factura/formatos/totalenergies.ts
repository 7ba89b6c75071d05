import type { Formato } from './formato.ts';

export const totalenergies: Formato = {
  comercializadora: 'TotalEnergies',
  nombre: /totalenergies|total gas y electricidad|baser comercializadora/,
  marca: /(?<![a-z])totalenergies(?![a-z])/,
  clases: [{ clase: 'suma', forma: /^total (?:tu consumo|factura electricidad sin)/ }],
};
