import type { Formato } from './formato.ts';

export const somEnergia: Formato = {
  comercializadora: 'Som Energia',
  nombre: /som energia/,
  marca: /(?<![a-z])som energia(?![a-z])/,
  clases: [
    { clase: 'otros', forma: /donativo|donatiu/ },
    { clase: 'excedentes', forma: /flux solar|generation kwh/ },
  ],
};
