import type { Compensacion, Tarifa, Zona } from '@vatio/domain';

/**
 * A version by the months when it is on sale, counted from the present one (0); without an end while nothing
 * replaces it.
 */
export type FichaVersion = {
  readonly desdeMes: number;
  readonly hastaMes?: number;
  /** The ratio of the energy price to the usual one. */
  readonly nivel: number;
  /** The period whose energy price the supplier forgot, so that the demo has a product that cannot be offered. */
  readonly sinPrecio?: number;
};

export type FichaProducto = {
  readonly comercializadora: string;
  readonly nombre: string;
  readonly tarifa: Tarifa;
  readonly zonas?: readonly Zona[];
  readonly duracionMeses: number;
  readonly permanencia?: true;
  readonly renovable?: true;
  readonly excedentes?: Compensacion;
  /** The supplier's energy prices without the regulated part, which the bill adds apart, €/kWh. */
  readonly energiaSinPeajes?: readonly number[];
  /** The margin of an indexed product, €/kWh. */
  readonly margenIndexado?: number;
  /** The margin over the regulated power price, €/kW·año, in every period. */
  readonly margenPotencia: number;
  /** The bands of the fees, €/MWh and €/kW·año. */
  readonly feeEnergia: readonly [minimo: number, maximo: number];
  readonly feePotencia: readonly [minimo: number, maximo: number];
  readonly potenciaKw?: readonly [minimo: number, maximo: number];
  readonly consumoAnualMwh?: readonly [minimo: number, maximo: number];
  readonly versiones: readonly FichaVersion[];
};

const PEQUENO = { feeEnergia: [0, 25], feePotencia: [0, 8] } as const;
const MEDIANO = { feeEnergia: [0, 15], feePotencia: [0, 5] } as const;
const GRANDE = { feeEnergia: [0, 4], feePotencia: [0, 1.5] } as const;
const EXTRAPENINSULAR: readonly Zona[] = ['baleares', 'canarias', 'ceuta', 'melilla'];

/**
 * The suppliers are invented, and each has its manner: one sells fixed prices, one indexed, one green, one the
 * islands.
 */
const CIERZO = { comercializadora: 'Cierzo Kilovatio', permanencia: true } as const;
const ALMENAR = { comercializadora: 'Almenar Luz' } as const;
const SALINA = { comercializadora: 'Salina Energía Común' } as const;
const MESETA = { comercializadora: 'Meseta Clara', renovable: true } as const;
const TRAMUNTANA = { comercializadora: 'Tramuntana Directa', renovable: true } as const;

export const PRODUCTOS: readonly FichaProducto[] = [
  {
    ...CIERZO,
    ...PEQUENO,
    nombre: 'Casa Tranquila 12',
    tarifa: '2.0TD',
    duracionMeses: 12,
    excedentes: { precioEurKwh: 0.06, tope: 'energia', bateriaVirtual: null },
    margenPotencia: 3.2,
    versiones: [
      { desdeMes: -10, hastaMes: -3, nivel: 1.04 },
      { desdeMes: -2, nivel: 0.99 },
    ],
  },
  {
    ...ALMENAR,
    ...PEQUENO,
    nombre: 'Local Abierto',
    tarifa: '2.0TD',
    duracionMeses: 12,
    excedentes: {
      precioEurKwh: 0.045,
      tope: 'energia',
      bateriaVirtual: { cuotaEurMes: 1.99, caducidadMeses: 60, sobre: 'total' },
    },
    margenPotencia: 1.1,
    versiones: [{ desdeMes: -5, nivel: 0.95 }],
  },
  {
    ...SALINA,
    nombre: 'Al Coste Hogar',
    tarifa: '2.0TD',
    duracionMeses: 12,
    margenIndexado: 0.003,
    margenPotencia: 0,
    feeEnergia: [0, 20],
    feePotencia: [0, 6],
    versiones: [{ desdeMes: -7, nivel: 1 }],
  },
  {
    ...TRAMUNTANA,
    ...PEQUENO,
    nombre: 'Illes Llar',
    tarifa: '2.0TD',
    zonas: ['baleares'],
    duracionMeses: 24,
    margenPotencia: 2,
    versiones: [{ desdeMes: -4, nivel: 0.93 }],
  },
  {
    ...MESETA,
    ...PEQUENO,
    nombre: 'Casa Verde Verano',
    tarifa: '2.0TD',
    duracionMeses: 12,
    margenPotencia: 0.8,
    versiones: [{ desdeMes: -9, hastaMes: -2, nivel: 0.9 }],
  },
  {
    ...CIERZO,
    ...MEDIANO,
    nombre: 'Empresa Fija 12',
    tarifa: '3.0TD',
    duracionMeses: 12,
    margenPotencia: 2.4,
    versiones: [
      { desdeMes: -12, hastaMes: -6, nivel: 1.07 },
      { desdeMes: -5, nivel: 0.98 },
    ],
  },
  {
    ...ALMENAR,
    ...MEDIANO,
    nombre: 'Pyme Estable 24',
    tarifa: '3.0TD',
    duracionMeses: 24,
    margenPotencia: 0.6,
    versiones: [
      { desdeMes: -8, hastaMes: -3, nivel: 1.05 },
      { desdeMes: -2, hastaMes: 1, nivel: 1 },
      { desdeMes: 2, nivel: 1.03 },
    ],
  },
  {
    ...MESETA,
    ...MEDIANO,
    nombre: 'Pyme Clara 12',
    tarifa: '3.0TD',
    duracionMeses: 12,
    margenPotencia: 0,
    versiones: [{ desdeMes: -3, nivel: 0.91, sinPrecio: 3 }],
  },
  {
    ...SALINA,
    ...MEDIANO,
    nombre: 'Al Coste Pyme',
    tarifa: '3.0TD',
    duracionMeses: 12,
    margenIndexado: 0.006,
    margenPotencia: 0,
    versiones: [{ desdeMes: -7, nivel: 1 }],
  },
  {
    ...TRAMUNTANA,
    ...MEDIANO,
    nombre: 'Illes Empresa',
    tarifa: '3.0TD',
    zonas: EXTRAPENINSULAR,
    duracionMeses: 24,
    margenPotencia: 1.5,
    versiones: [{ desdeMes: -4, nivel: 0.94 }],
  },
  {
    ...MESETA,
    ...MEDIANO,
    nombre: 'Peajes a la Vista',
    tarifa: '3.0TD',
    zonas: ['peninsula'],
    duracionMeses: 12,
    energiaSinPeajes: [0.112, 0.115, 0.113, 0.109, 0.101, 0.097],
    margenPotencia: 0,
    potenciaKw: [15, 150],
    versiones: [{ desdeMes: -3, nivel: 0.98 }],
  },
  {
    ...CIERZO,
    ...MEDIANO,
    nombre: 'Media Tensión 12',
    tarifa: '6.1TD',
    duracionMeses: 12,
    margenPotencia: 1.2,
    versiones: [
      { desdeMes: -12, hastaMes: -6, nivel: 1.06 },
      { desdeMes: -5, nivel: 0.99 },
    ],
  },
  {
    ...ALMENAR,
    ...MEDIANO,
    nombre: 'Industria Estable 36',
    tarifa: '6.1TD',
    duracionMeses: 36,
    permanencia: true,
    margenPotencia: 0.4,
    consumoAnualMwh: [300, 20_000],
    versiones: [{ desdeMes: -3, nivel: 0.95 }],
  },
  {
    ...SALINA,
    ...MEDIANO,
    nombre: 'Al Coste Industria',
    tarifa: '6.1TD',
    duracionMeses: 12,
    margenIndexado: 0.0035,
    margenPotencia: 0,
    versiones: [{ desdeMes: -7, nivel: 1 }],
  },
  {
    ...TRAMUNTANA,
    ...MEDIANO,
    nombre: 'Illes Media Tensió',
    tarifa: '6.1TD',
    zonas: EXTRAPENINSULAR,
    duracionMeses: 12,
    margenPotencia: 0.9,
    versiones: [{ desdeMes: -2, nivel: 0.96 }],
  },
  {
    ...MESETA,
    ...GRANDE,
    nombre: 'Gran Industria 24',
    tarifa: '6.2TD',
    duracionMeses: 24,
    margenPotencia: 0.3,
    versiones: [{ desdeMes: -6, nivel: 0.98 }],
  },
  {
    ...SALINA,
    ...GRANDE,
    nombre: 'Al Coste Gran Consumo',
    tarifa: '6.3TD',
    duracionMeses: 12,
    margenIndexado: 0.0018,
    margenPotencia: 0,
    versiones: [{ desdeMes: -7, nivel: 1 }],
  },
  {
    ...CIERZO,
    ...GRANDE,
    nombre: 'Siderúrgica 12',
    tarifa: '6.4TD',
    duracionMeses: 12,
    margenPotencia: 0.2,
    consumoAnualMwh: [20_000, 500_000],
    versiones: [{ desdeMes: -5, nivel: 0.99 }],
  },
  {
    ...ALMENAR,
    ...PEQUENO,
    nombre: 'Punto de Recarga',
    tarifa: '3.0TDVE',
    duracionMeses: 12,
    margenPotencia: 0.5,
    versiones: [{ desdeMes: -4, nivel: 0.97 }],
  },
  {
    ...MESETA,
    ...MEDIANO,
    nombre: 'Recarga Rápida',
    tarifa: '6.1TDVE',
    duracionMeses: 12,
    margenPotencia: 0.4,
    versiones: [
      { desdeMes: -4, hastaMes: 0, nivel: 1.01 },
      { desdeMes: 1, nivel: 0.97 },
    ],
  },
];
