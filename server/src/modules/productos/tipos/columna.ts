/** A column may state one of these units in brackets behind its title; each has the factor that converts it. */
export const UNIDADES = {
  energia: { '€/kWh': 1, '€/MWh': 1 / 1000, 'c€/kWh': 1 / 100 },
  potencia: { '€/kW·año': 1, '€/kW·mes': 12, '€/kW·día': 365 },
  feeEnergia: { '€/MWh': 1, '€/kWh': 1000 },
  feePotencia: { '€/kW·año': 1 },
  potenciaKw: { kW: 1, MW: 1000 },
  consumo: { 'MWh/año': 1, 'kWh/año': 1 / 1000 },
  meses: { meses: 1, años: 12 },
  cuota: { '€/mes': 1, '€/año': 1 / 12 },
} as const satisfies Record<string, Record<string, number>>;

/** `campo` is the path of the figure in the conditions of a version: `energiaEurKwh.2`. */
export type Columna = {
  readonly campo: string;
  readonly titulo: string;
  readonly unidades?: Readonly<Record<string, number>>;
};

const SEIS = [1, 2, 3, 4, 5, 6] as const;

export const porPeriodo = (campo: string, titulo: string, magnitud: keyof typeof UNIDADES): Columna[] =>
  SEIS.map((p) => ({ campo: `${campo}.${p}`, titulo: `${titulo} P${p}`, unidades: UNIDADES[magnitud] }));

export const banda = (campo: string, titulo: string, magnitud: keyof typeof UNIDADES): Columna[] =>
  [
    ['minimo', 'mínimo'],
    ['maximo', 'máximo'],
  ].map(([extremo, texto]) => ({
    campo: `${campo}.${extremo}`,
    titulo: `${titulo} ${texto}`,
    unidades: UNIDADES[magnitud],
  }));
