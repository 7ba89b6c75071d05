/** These are the things people ask of the list: it opens, they type, filter and sort, and go a few pages on. */
export const USUAL_QUERIES: readonly Record<string, string>[] = [
  {},
  { page: '2' },
  { page: '40', limit: '25' },
  ...['cliente', '-cliente', 'municipio', '-consumo', 'tarifa'].map((sort) => ({ sort })),
  ...['gar', 'garc', 'garcía', 'hotel garcía', 'panadería ortega 12'].map((q) => ({ q })),
  ...['es0021', 'ES0021 0003', '1234', '123456', '12345678'].map((q) => ({ q })),
  ...['alcalá', 'monte tudela 12', '28013', 'calle goya 4', 'no está'].map((q) => ({ q })),
  { q: 'garcía', sort: '-consumo' },
  { q: 'alcalá', tarifa: '3.0TD' },
  { tarifa: '6.1TD' },
  { tarifa: '6.1TD', sort: '-consumo' },
  { tarifa: '3.0TD', provincia: '28' },
  { tarifa: '2.0TD,3.0TD', provincia: '08', sort: 'municipio' },
  { provincia: '07' },
  { provincia: '35,38', sort: '-consumo' },
  { distribuidora: '0031', page: '3' },
  { contrato: 'con' },
  { contrato: 'con', provincia: '41', sort: 'cliente' },
  { consumoDesde: '100000' },
  { consumoDesde: '100000', sort: '-consumo' },
  { consumoDesde: '20000', consumoHasta: '50000', tarifa: '3.0TD', provincia: '28' },
];

const donde = (filtro: object) => ({ donde: JSON.stringify(filtro) });

/** These queries build their conditions one by one and sort by several fields. */
export const ADVANCED_QUERIES: readonly Record<string, string>[] = [
  donde({
    and: [
      ['provincia', 'in', ['28', '08']],
      ['tarifa', 'not-in', ['2.0TD']],
    ],
  }),
  donde({
    and: [
      ['comercial', 'team'],
      ['contrato', 'yes'],
    ],
  }),
  donde({
    and: [
      ['consumo', '>=', 50_000],
      {
        or: [
          ['provincia', 'in', ['28', '45']],
          ['tarifa', 'in', ['6.1TD']],
        ],
      },
    ],
  }),
  donde({
    and: [
      ['municipio', 'contains', 'henares'],
      ['consumo', 'between', [10_000, 20_000]],
    ],
  }),
  donde({
    and: [
      ['cliente', 'starts', 'hotel garcía'],
      ['fechaSips', 'last', 365],
    ],
  }),
  donde({
    or: [
      ['direccion', 'contains', 'calle goya 4'],
      ['cups', 'starts', 'ES0021 0003'],
    ],
  }),
  donde({ and: [['municipio', 'is', 'no está']] }),
  donde({
    and: [
      ['potencia', '>', 25],
      ['cliente', 'filled'],
    ],
  }),
  { ...donde({ and: [['consumo', '>=', 100_000]] }), sort: 'municipio,-consumo' },
  ...['tarifa,-consumo', 'municipio,cliente', '-consumo,cups'].map((sort) => ({ sort })),
];
