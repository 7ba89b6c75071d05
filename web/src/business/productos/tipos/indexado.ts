import type { PreciosDeTipo } from './precios-de-tipo.ts';

export const indexado: PreciosDeTipo = {
  porPeriodo: [{ campo: 'mediasMercadoEurKwh', unidad: '€/kWh' }],
  grupos: [
    {
      campo: 'terminos',
      cifras: [
        'serviciosAjusteEurKwh',
        'desviosEurKwh',
        'garantiasOrigenEurKwh',
        'operadoresEurKwh',
        'fneeEurKwh',
        'margenEurKwh',
      ],
      unidad: '€/kWh',
    },
  ],
  sueltos: [],
};
