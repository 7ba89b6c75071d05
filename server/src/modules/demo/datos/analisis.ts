/** A saved study: its points (by their place in the client's list), its day, fees and product. */
export type FichaAnalisis = {
  readonly cliente: string;
  readonly puntos: readonly number[];
  /** The age is in days. */
  readonly haceDias: number;
  /** The fees in €/MWh and €/kW·año. */
  readonly fees: readonly [energia: number, potencia: number];
  /** The names of the products chosen for the points of their tariff; the other points stay undecided. */
  readonly productos: readonly string[];
  /** The ratio of today's energy price to that of the market's fixed offers. */
  readonly nivelActual: number;
  readonly notas: string;
};

export const ANALISIS: readonly FichaAnalisis[] = [
  {
    cliente: 'Hoteles Cala Serena, S.L.',
    puntos: [0, 1, 2],
    haceDias: 34,
    fees: [4, 1],
    productos: ['Illes Media Tensió', 'Illes Empresa'],
    nivelActual: 1.12,
    notas: 'Quieren un solo proveedor para los tres hoteles antes de la temporada.',
  },
  {
    cliente: 'Panadería La Espiga de Llevant, S.L.',
    puntos: [0, 1, 2, 3],
    haceDias: 27,
    fees: [8, 2],
    productos: ['Empresa Fija 12', 'Local Abierto'],
    nivelActual: 1.15,
    notas: 'El obrador trabaja de noche: dos tercios de su consumo son P6.',
  },
  {
    cliente: 'Frigoríficos Vega del Segura, S.A.',
    puntos: [0, 1],
    haceDias: 21,
    fees: [2, 0.5],
    productos: ['Industria Estable 36'],
    nivelActual: 1.08,
    notas: 'Pagan reactiva: proponer batería de condensadores.',
  },
  {
    cliente: 'Supermercados Vall Verda, S.L.',
    puntos: [0, 1, 2],
    haceDias: 16,
    fees: [5, 1.5],
    productos: ['Pyme Estable 24'],
    nivelActual: 1.1,
    notas: '',
  },
  {
    cliente: 'Gimnasios Atlas del Turia, S.L.',
    puntos: [0],
    haceDias: 12,
    fees: [6, 1],
    productos: ['Al Coste Pyme'],
    nivelActual: 1.13,
    notas: 'Tiene más potencia de la que usa. Revisar con la optimización.',
  },
  {
    cliente: 'Catalina Riutort Mas',
    puntos: [0],
    haceDias: 9,
    fees: [10, 3],
    productos: ['Illes Llar'],
    nivelActual: 1.06,
    notas: '',
  },
  {
    cliente: 'Comercial Estrecho Sur, S.L.',
    puntos: [0, 1, 2],
    haceDias: 6,
    fees: [5, 1],
    productos: ['Illes Empresa', 'Illes Media Tensió', 'Local Abierto'],
    nivelActual: 1.09,
    notas: 'Ceuta: IPSI en vez de IVA.',
  },
  {
    cliente: 'Papelera Alto Moncayo, S.A.',
    puntos: [0, 1],
    haceDias: 2,
    fees: [1, 0.2],
    productos: ['Al Coste Gran Consumo', 'Gran Industria 24'],
    nivelActual: 1.03,
    notas: 'Piden respuesta antes de fin de mes.',
  },
];
