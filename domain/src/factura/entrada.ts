import type { Zona } from '../calendario.ts';
import type { DemandaFacturada } from '../excesos.ts';
import { type Dia, formatFecha } from '../fecha.ts';
import type { Uso } from '../impuestos/indirectos.ts';
import { fail, ok, type Result } from '../result.ts';
import { periodosDe, type Tarifa, type TipoMedida } from '../tarifas.ts';
import type { Redondeo } from './linea.ts';
import type { DivisorAnual } from './tramos.ts';

/** Supplier's prices. Energy €/kWh a period; power in one of two units, a figure per power period. */
export type PreciosFactura = {
  readonly energiaEurKwh: readonly number[];
  /** False when the supplier's prices leave out peajes and cargos, which are then added as lines of their own. */
  readonly peajesIncluidos: boolean;
} & (
  | { readonly potenciaEurKwAnio: readonly number[]; readonly potenciaEurKwDia?: undefined }
  | { readonly potenciaEurKwDia: readonly number[]; readonly potenciaEurKwAnio?: undefined }
);

/** A discount by percentage (per one) of a term, or by a fixed amount in €. */
export type Descuento = {
  readonly texto: string;
  readonly sobre: 'potencia' | 'energia';
} & ({ readonly porUno: number } | { readonly importeEur: number });

/** Surplus of self-consumption under simplified compensation (RD 244/2019 art. 14). */
export type Excedentes = { readonly energiaKwh: number; readonly precioEurKwh: number };

export type EntradaFactura = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  /** Day of the opening reading, not billed. */
  readonly desde: Dia;
  /** Day of the closing reading, billed. */
  readonly hasta: Dia;
  /** Issue date, which decides the indirect tax; `hasta` when absent. */
  readonly fechaFactura?: Dia;
  readonly uso: Uso;
  /** Meter type; by the highest contracted power when absent. */
  readonly tipoMedida?: TipoMedida;
  readonly potenciasKw: readonly number[];
  readonly consumosKwh: readonly number[];
  readonly demanda?: DemandaFacturada;
  readonly reactivaKvarh?: readonly number[];
  readonly precios: PreciosFactura;
  readonly descuentos?: readonly Descuento[];
  readonly excedentes?: Excedentes;
  /** Absent or `regulado`: the dated table. Null: the bill carries none. */
  readonly bonoSocial?: { readonly eurDia: number } | { readonly importeEur: number } | 'regulado' | null;
  /** Meter rental; absent when the meter is the client's own. */
  readonly alquiler?:
    | { readonly eurDia: number }
    | { readonly eurMes: number }
    | { readonly importeEur: number };
  readonly iee?: {
    /** Per one; the dated rate when absent. */
    readonly tipo?: number;
    readonly baseIncluyeBonoSocial?: boolean;
    /** Reduction of the base, per one (0.85 for the uses of Ley 38/1992 art. 98). */
    readonly reduccion?: number;
  };
  readonly impuesto?: { readonly tipo?: number };
  readonly divisorAnual?: DivisorAnual;
  readonly redondeo?: Redondeo;
};

/** No supply is billed for longer; a longer interval is a mistyped date. */
const DIAS_MAXIMOS = 800;

/** Checks lengths, signs and dates before any euro is computed; the issue names the field. */
export function revisarEntrada(entrada: EntradaFactura): Result<EntradaFactura> {
  const { tarifa, desde, hasta } = entrada;
  if (hasta <= desde) {
    return fail(
      'intervalo-no-valido',
      `La fecha «hasta» (${formatFecha(hasta)}) debe ser posterior a «desde»`,
      'hasta',
    );
  }
  if (hasta - desde > DIAS_MAXIMOS) {
    return fail(
      'intervalo-no-valido',
      `El intervalo tiene ${hasta - desde} días; el máximo es ${DIAS_MAXIMOS}`,
      'hasta',
    );
  }
  const deEnergia = periodosDe(tarifa, 'energia');
  const dePotencia = periodosDe(tarifa, 'potencia');
  const { precios, demanda } = entrada;
  const listas: [string, readonly number[] | undefined, number][] = [
    ['potencias', entrada.potenciasKw, dePotencia],
    ['consumos', entrada.consumosKwh, deEnergia],
    ['precios.energia', precios.energiaEurKwh, deEnergia],
    ['precios.potencia', precios.potenciaEurKwAnio, dePotencia],
    ['precios.potenciaPorDia', precios.potenciaEurKwDia, dePotencia],
    ['maximetros', demanda?.tipo === 'maximetro' ? demanda.kw : undefined, dePotencia],
    ['reactiva', entrada.reactivaKvarh, deEnergia],
  ];
  for (const [campo, lista, cuantos] of listas) {
    const issue = lista && revisarLista(campo, lista, cuantos, tarifa);
    if (issue) return issue;
  }
  if (!entrada.potenciasKw.some((kw) => kw > 0)) {
    return fail(
      'potencia-no-valida',
      'Al menos una potencia contratada debe ser mayor que cero',
      'potencias',
    );
  }
  return ok(entrada);
}

function revisarLista(campo: string, lista: readonly number[], cuantos: number, tarifa: Tarifa) {
  if (lista.length !== cuantos) {
    return fail(
      'numero-de-periodos',
      `${tarifa} lleva ${cuantos} periodos; han llegado ${lista.length}`,
      campo,
    );
  }
  const malo = lista.findIndex((valor) => !Number.isFinite(valor) || valor < 0);
  if (malo < 0) return undefined;
  return fail(
    'valor-no-valido',
    `P${malo + 1} debe ser un número mayor o igual que cero`,
    `${campo}.${malo}`,
  );
}
