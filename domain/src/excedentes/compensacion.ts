/** How far the compensation of a bill reaches: its energy, or its energy without peajes and cargos (RD 244/2019 art. 14.3). */
export const TOPES_DE_COMPENSACION = ['energia', 'energia-sin-peajes'] as const;

/** What the money of a virtual battery pays: the bill with its taxes, or what comes before them. */
export const COBROS_DE_BATERIA = ['total', 'subtotal'] as const;

/** The surplus money above the cap, kept by the supplier for the bills to come. */
export type BateriaVirtual = {
  /** The fee is taxed as a service, outside the electricity tax, and counted by the days of the bill. */
  readonly cuotaEurMes: number;
  /** Months after the bill that brought it in which money may be spent; null where it never expires. */
  readonly caducidadMeses: number | null;
  readonly sobre: (typeof COBROS_DE_BATERIA)[number];
};

/** What a supplier makes of the surplus of self-consumption under simplified compensation. */
export type Compensacion = {
  readonly precioEurKwh: number;
  readonly tope: (typeof TOPES_DE_COMPENSACION)[number];
  readonly bateriaVirtual: BateriaVirtual | null;
};

/** What became of the surplus of some bills, €. */
export type UsoDeExcedentes = {
  readonly energiaKwh: number;
  /** At the supplier's price, month by month and never below zero; 0 where it pays none. */
  readonly valorEur: number;
  /** What the bills of the months themselves took off. */
  readonly compensadoEur: number;
  /** What nobody pays: the part above the cap where there is no virtual battery. */
  readonly perdidoEur: number;
  readonly bateria: {
    readonly ingresadoEur: number;
    readonly gastadoEur: number;
    readonly caducadoEur: number;
    /** What is left for the bills after the last one. */
    readonly saldoEur: number;
    readonly cuotasEur: number;
  } | null;
};
