import type { Fees } from '@vatio/domain';

/** A price or an amount for each period; null where nothing has been typed. */
export type PorPeriodo = readonly (number | null)[];

/** The month is in the form `2026-05`. */
export type ExcedentesDelMes = { readonly mes: string; readonly kwh: number | null };

export type SupuestosEditados = {
  /** As a fraction: 0.0511269632 for 5,11 %. */
  readonly ieeTipo: number;
  /** As a fraction: 0.21 for 21 %. */
  readonly impuestoTipo: number;
  readonly bonoSocialEurAnio: number;
};

/** What the representative decides for one supply point; everything else comes from its sheet. */
export type PuntoBorrador = {
  readonly cups: string;
  readonly precioEnergiaEurKwh: PorPeriodo;
  readonly precioPotenciaEurKwAnio: PorPeriodo;
  /** The fixed term of a supply of gas; null while it has not been typed, and absent of electricity. */
  readonly precioFijoEurMes?: number | null | undefined;
  /** kW by period; null for the contracted powers. */
  readonly potenciaEstudioKw: readonly number[] | null;
  /** kWh of a year, typed by hand; null for the stored consumption. */
  readonly consumoAnualKwh: PorPeriodo | null;
  /** Surplus of self-consumption by calendar month, typed by hand; null for what the load curve says. */
  readonly excedentes: readonly ExcedentesDelMes[] | null;
  /** What today's supplier pays for surplus; null while nobody knows it. */
  readonly precioExcedentesEurKwh: number | null;
  /** The product of the chosen offer; null for the cheapest. */
  readonly productoId: string | null;
};

export type Borrador = {
  readonly fecha: string;
  /** Null for the lowest fees that every product admits. */
  readonly fees: Fees | null;
  /** Null for the tax rates of the date. */
  readonly supuestos: SupuestosEditados | null;
  readonly puntos: readonly PuntoBorrador[];
  readonly notas: string;
};

export type Cambio =
  | { readonly tipo: 'comun'; readonly cambio: Partial<Omit<Borrador, 'puntos'>> }
  | { readonly tipo: 'punto'; readonly cups: string; readonly cambio: Partial<Omit<PuntoBorrador, 'cups'>> }
  /** Copies the prices of one point to those that have as many periods. */
  | { readonly tipo: 'copiar-precios'; readonly cups: string };

export function reduceBorrador(borrador: Borrador, accion: Cambio): Borrador {
  if (accion.tipo === 'comun') return { ...borrador, ...accion.cambio };
  const { cups } = accion;
  const puntos = borrador.puntos.map((punto) => {
    if (accion.tipo === 'punto') return punto.cups === cups ? { ...punto, ...accion.cambio } : punto;
    return conPreciosDe(
      punto,
      borrador.puntos.find((candidato) => candidato.cups === cups),
    );
  });
  return { ...borrador, puntos };
}

function conPreciosDe(punto: PuntoBorrador, modelo: PuntoBorrador | undefined): PuntoBorrador {
  if (!modelo || !mismosPeriodos(punto, modelo)) return punto;
  return {
    ...punto,
    precioEnergiaEurKwh: modelo.precioEnergiaEurKwh,
    precioPotenciaEurKwAnio: modelo.precioPotenciaEurKwAnio,
    precioFijoEurMes: modelo.precioFijoEurMes,
  };
}

export function mismosPeriodos(a: PuntoBorrador, b: PuntoBorrador): boolean {
  return (
    a.precioEnergiaEurKwh.length === b.precioEnergiaEurKwh.length &&
    a.precioPotenciaEurKwAnio.length === b.precioPotenciaEurKwAnio.length
  );
}

/** Whether every price has been typed: without them there is nothing to compare an offer with. */
export function conPrecios(punto: PuntoBorrador): boolean {
  const { precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes } = punto;
  const precios = [...precioEnergiaEurKwh, ...precioPotenciaEurKwAnio, precioFijoEurMes];
  return precios.every((precio) => precio !== null);
}
