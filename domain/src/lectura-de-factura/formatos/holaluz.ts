import type { Formato } from './formato.ts';

export const holaluz: Formato = {
  comercializadora: 'Holaluz',
  nombre: /holaluz|clidom/,
  fechaFactura: /fecha de esta factura/,
};
