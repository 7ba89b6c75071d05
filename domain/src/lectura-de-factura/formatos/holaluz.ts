import type { Formato } from './formato.ts';

export const holaluz: Formato = {
  comercializadora: 'Holaluz',
  nombre: /holaluz|clidom/,
  marca: /(?<![a-z])holaluz(?![a-z])/,
  fechaFactura: /fecha de esta factura/,
};
