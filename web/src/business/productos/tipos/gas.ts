import type { PreciosDeTipo } from './precios-de-tipo.ts';

export const gas: PreciosDeTipo = {
  porPeriodo: [],
  grupos: [],
  sueltos: [
    { campo: 'fijoEurMes', unidad: '€/mes' },
    { campo: 'variableEurKwh', unidad: '€/kWh' },
  ],
};
