import type { Formato } from './formato.ts';

export const somEnergia: Formato = {
  comercializadora: 'Som Energia',
  nombre: /som energia/,
  clases: [
    { clase: 'otros', forma: /donativo|donatiu/ },
    { clase: 'excedentes', forma: /flux solar|generation kwh/ },
  ],
};
