import type { Formato } from './formato.ts';

export const plenitude: Formato = {
  comercializadora: 'Plenitude',
  nombre: /eni plenitude|plenitude iberia|aldro energia/,
  marca: /(?<![a-z])plenitude(?![a-z])/,
};
