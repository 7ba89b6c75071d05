import type { Formato } from './formato.ts';

export const naturgy: Formato = {
  comercializadora: 'Naturgy',
  nombre: /naturgy (?:iberia|clientes)|comercializadora regulada,? gas & power|gas natural servicios/,
  marca: /(?<![a-z])naturgy(?![a-z])/,
  clases: [{ clase: 'suma', forma: /^total (?:luz|electricidad|gas)/ }],
};
