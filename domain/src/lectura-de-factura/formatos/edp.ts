import type { Formato } from './formato.ts';

export const edp: Formato = {
  comercializadora: 'EDP',
  nombre: /edp (?:energia|clientes|comercializadora)|edpenergia|edp espana/,
  numero: /factura n[º.o]*/,
};
