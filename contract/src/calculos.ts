export { bateriaCondensadores } from './bateria-de-condensadores.ts';
export type * from './calculos.schemas.ts';
export { f1 } from './f1.ts';
export { factura } from './factura.ts';
export { facturaGas } from './factura-gas.ts';
export { indexado } from './indexado.ts';
export { lecturaFactura } from './lectura-de-factura.ts';
export { paneles } from './paneles.ts';
export { potenciaOptima } from './potencia-optima.ts';
export { pvpc } from './pvpc.ts';
export { qr } from './qr-de-factura.ts';

export const cups = { method: 'POST', path: '/v1/calculos/cups', access: 'read Auth' } as const;

export const identificador = {
  method: 'POST',
  path: '/v1/calculos/identificador',
  access: 'read Auth',
} as const;

export const periodos = { method: 'POST', path: '/v1/calculos/periodos', access: 'read Auth' } as const;

export const curva = { method: 'POST', path: '/v1/calculos/curva', access: 'read Auth' } as const;
