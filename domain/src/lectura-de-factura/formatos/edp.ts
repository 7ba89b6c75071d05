import type { Formato } from './formato.ts';

export const edp: Formato = {
  comercializadora: 'EDP',
  nombre: /edp (?:energia|clientes|comercializadora)|edpenergia|edp espana/,
  marca: /(?<![a-z])edp(?![a-z])/,
  numero: /factura n[º.o]*/,
};
