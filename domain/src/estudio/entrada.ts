import type { CondicionDeSuministro } from '../condicion-de-suministro.ts';
import type { Compensacion } from '../excedentes/compensacion.ts';
import type { EntradaFactura, PreciosFactura } from '../factura/entrada.ts';
import type { Dia } from '../fecha.ts';
import type { Fees, Producto } from '../producto.ts';
import type { MercadoDelSuministro } from './mercado-del-suministro.ts';

/** One billing interval of the study, with what was measured in it. */
export type PeriodoEstudio = Pick<
  EntradaFactura,
  'desde' | 'hasta' | 'fechaFactura' | 'consumosKwh' | 'demanda' | 'reactivaKvarh'
> & {
  /** Surplus of self-consumption, kWh by period or one figure for all; absent where it is not known. */
  readonly excedentesKwh?: readonly number[] | undefined;
};

/** What both sides of the comparison share. */
export type CondicionesEstudio = Pick<
  EntradaFactura,
  | 'tarifa'
  | 'zona'
  | 'uso'
  | 'tipoMedida'
  | 'potenciasKw'
  | 'bonoSocial'
  | 'alquiler'
  | 'iee'
  | 'impuesto'
  | 'divisorAnual'
  | 'redondeo'
>;

export type EntradaEstudio = CondicionesEstudio & {
  readonly periodos: readonly PeriodoEstudio[];
  readonly preciosActuales: PreciosFactura;
  /** What today's supplier pays for surplus; absent where it is not known. */
  readonly compensacionActual?: Compensacion | undefined;
  /** The powers of the offers, kW; the contracted ones when absent. */
  readonly potenciaEstudioKw?: readonly number[];
  readonly condicion?: CondicionDeSuministro | undefined;
  /** The market that the supply met; the reference means of each product when absent. */
  readonly mercado?: MercadoDelSuministro | undefined;
  /** The PVPC that the supply would have met. */
  readonly mercadoPvpc?: MercadoDelSuministro | undefined;
  readonly productos: readonly Producto[];
  /**
   * Products whose bills are wanted line by line, and not their totals alone; all of them when absent. Null: no bill at
   * all, not even those of today.
   */
  readonly detalle?: ReadonlySet<string> | null | undefined;
  readonly fees: Fees;
  /** "Precios e impuestos a fecha de": the day of every regulated figure, on which a product must be on sale too. */
  readonly fecha: Dia;
};

/** What is offered: it changes while a fee moves, and the rest of the study does not. */
export type Ofrecido = Pick<EntradaEstudio, 'productos' | 'fees' | 'detalle'>;

/** A study before anything is offered. Its `detalle` says only whether it is null. */
export type EntradaSinOfertas = Omit<EntradaEstudio, 'productos' | 'fees'>;
