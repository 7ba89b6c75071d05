import type { PreciosDeTipo } from './precios-de-tipo.ts';

export const fijo: PreciosDeTipo = {
  porPeriodo: [{ campo: 'energiaEurKwh', unidad: '€/kWh' }],
  grupos: [],
  sueltos: [],
};
