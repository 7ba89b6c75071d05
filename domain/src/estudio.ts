import { type Comision, comisionPorFees } from './comision.ts';
import { avisosDeCompensacion } from './estudio/avisos-de-excedentes.ts';
import type { EntradaEstudio, EntradaSinOfertas, Ofrecido, PeriodoEstudio } from './estudio/entrada.ts';
import type { Lado } from './estudio/lado.ts';
import { type LadoConExcedentes, ladoDe } from './estudio/lado-con-excedentes.ts';
import { prepareLados } from './estudio/lados.ts';
import { avisoDeMercado } from './estudio/mercado-del-suministro.ts';
import { makeOffer, type Ofrecida, preciosDeEnergia } from './estudio/oferta.ts';
import { preciosCompletos } from './estudio/precios-completos.ts';
import { ladoDePvpc } from './estudio/referencia-pvpc.ts';
import { exact, minus, over, round, sum, times } from './exact.ts';
import type { ImportePorTermino } from './indexado/terminos.ts';
import { type Destino, motivosDeExclusion, type PreciosDeOferta, type Producto } from './producto.ts';
import { fail, type Issue, ok, type Result } from './result.ts';
import { avisosDeSuministro } from './suministro-posible.ts';
import { periodosDe } from './tarifas.ts';
import { checkByPeriod } from './valores-por-periodo.ts';

export type Oferta = LadoConExcedentes & {
  readonly producto: Producto;
  /** The prices of the contract: the supplier's with the fees. */
  readonly precios: PreciosDeOferta;
  /** The prices that the client would pay, with peajes and cargos of the study's date inside. */
  readonly preciosCompletos: PreciosDeOferta;
  readonly ahorroEur: number;
  /** The saving in per cent of the current total; 0 when that is 0. */
  readonly ahorroPct: number;
  readonly ahorroAnualEur: number;
  readonly comision: Comision;
  /** True when an indexed price comes from monthly means. */
  readonly aproximado: boolean;
  /** What each piece of the energy comes to, peajes and cargos too, € without fees; null of an agreed price, or of totals alone. */
  readonly terminos: ImportePorTermino | null;
  /** The same offer where the market moves; of none whose price is agreed, or of totals alone. */
  readonly sensibilidad: readonly {
    readonly variacionPct: number;
    readonly totalEur: number;
    readonly ahorroAnualEur: number;
  }[];
};

/** The regulated tariff over the same days, consumption, powers and taxes as the offers. */
export type ReferenciaPvpc = NonNullable<ReturnType<typeof ladoDePvpc>> &
  Pick<Oferta, 'ahorroEur' | 'ahorroPct' | 'ahorroAnualEur'>;

export type Estudio = {
  readonly dias: number;
  readonly actual: LadoConExcedentes;
  /** The cheapest offer comes first. */
  readonly ofertas: readonly Oferta[];
  readonly excluidos: readonly { readonly producto: Producto; readonly motivos: readonly Issue[] }[];
  /** What the regulated tariff would have cost, which nobody of the house sells; null where it is not known, or has no right to it. */
  readonly pvpc: ReferenciaPvpc | null;
  readonly avisos: readonly Issue[];
};

/** What the fees and the products of a study have in common: today's bill, and the offers' bills but for their prices. */
export type EstudioPreparado = {
  /** The supply as the offers find it, with the powers that they are for. */
  readonly destino: Omit<Destino, 'consumoAnualMwh'>;
  readonly actual: LadoConExcedentes;
  readonly pvpc: ReferenciaPvpc | null;
  readonly notas: readonly string[];
  /** kWh of each period in all of the study. */
  readonly consumosKwh: readonly number[];
  /** The bills of a product that may be sold. */
  readonly offer: (producto: Producto, ofrecido: Ofrecido) => Result<Ofrecida>;
  readonly avisosDe: (ofertas: readonly Oferta[]) => readonly Issue[];
};

/**
 * Today's bill against every product, €, over the same days, consumption and taxes; power changes only where
 * `potenciaEstudioKw` says so. A product that cannot be offered is listed with its reasons. It refuses a study
 * without consumption (`sin-consumos`), powers without one value per period, and whatever `calculateFactura` refuses
 * of today's bill.
 */
export function study({ productos, fees, ...comun }: EntradaEstudio): Result<Estudio> {
  const preparado = prepareStudy(comun);
  if (!preparado.ok) return preparado;
  return ok(compareOffers(preparado.value, { productos, fees, detalle: comun.detalle }));
}

/** The first half of `study`, which refuses what it does: no fee and no product changes it. */
export function prepareStudy(entrada: EntradaSinOfertas): Result<EstudioPreparado> {
  if (entrada.periodos.length === 0) {
    return fail('sin-consumos', 'El estudio necesita al menos un periodo de consumo', 'periodos');
  }
  const issue =
    entrada.potenciaEstudioKw &&
    checkByPeriod(entrada.potenciaEstudioKw, periodosDe(entrada.tarifa, 'potencia'), 'potenciaEstudio');
  if (issue) return { ok: false, issue };
  const lados = prepareLados(entrada);
  if (!lados.ok) return lados;
  const { hoy, propuesta, avisos } = lados.value;
  const precios = preciosCompletos(entrada.preciosActuales, entrada.tarifa, entrada.fecha);
  if (!precios.ok) return precios;
  const actual = ladoDe({
    preparados: hoy,
    precios: precios.value.precios,
    compensacion: entrada.compensacionActual,
    conFacturas: entrada.detalle !== null,
  });
  if (!actual.ok) return actual;
  const consumosKwh = sumConsumos(entrada.periodos);
  const pvpc = ladoDePvpc(entrada, propuesta);
  const comun = { propuesta, energiaDe: preciosDeEnergia(entrada, consumosKwh) };
  const { potenciaEstudioKw: potenciasKw = entrada.potenciasKw } = entrada;
  return ok({
    destino: { ...entrada, potenciasKw },
    actual: actual.value,
    pvpc: pvpc && { ...pvpc, ...ahorro(actual.value, pvpc) },
    notas: precios.value.notas,
    consumosKwh,
    offer: (producto, ofrecido) => makeOffer({ ...entrada, ...ofrecido }, producto, comun),
    avisosDe: (ofertas) => [
      ...avisosDeSuministro(entrada.tarifa, entrada.potenciasKw),
      ...delEstudio(entrada),
      ...avisos,
      ...avisosDeCompensacion({
        hayExcedentes: actual.value.excedentes !== null,
        hayBaterias: ofertas.some(({ excedentes }) => excedentes?.bateria),
        hayPvpc: pvpc !== null,
      }),
      ...(entrada.mercado ? [avisoDeMercado(entrada.mercado)] : []),
    ],
  });
}

/** The other half of `study`: the offers of some products with some fees. */
export function compareOffers(preparado: EstudioPreparado, ofrecido: Ofrecido): Estudio {
  const { actual, consumosKwh, pvpc } = preparado;
  const { productos, fees } = ofrecido;
  const { dias } = actual.totales;
  const consumoAnualMwh = round(over(times(sum(consumosKwh), 365), dias * 1000), 6);
  const destino = { ...preparado.destino, consumoAnualMwh };
  const comision = comisionPorFees({ consumosKwh, potenciasKw: destino.potenciasKw, dias, fees });

  const ofertas: Oferta[] = [];
  const notas = new Set(preparado.notas);
  const excluidos: { producto: Producto; motivos: Issue[] }[] = [];
  for (const producto of productos) {
    const motivos = motivosDeExclusion(producto, destino, fees);
    const oferta = motivos.length > 0 ? undefined : preparado.offer(producto, ofrecido);
    if (oferta?.ok) {
      const { notas: suyas, alVariar, ...ofrecida } = oferta.value;
      for (const nota of suyas) notas.add(nota);
      const sensibilidad = alVariar.map(({ variacionPct, totales }) => ({
        variacionPct,
        totalEur: totales.total,
        ahorroAnualEur: ahorro(actual, { totales }).ahorroAnualEur,
      }));
      ofertas.push({ ...ofrecida, ...ahorro(actual, ofrecida), sensibilidad, comision });
    } else excluidos.push({ producto, motivos: oferta ? [oferta.issue] : motivos });
  }
  ofertas.sort((a, b) => a.totales.total - b.totales.total);
  const avisos = [
    ...preparado.avisosDe(ofertas),
    ...Array.from(notas, (message) => ({ code: 'precio-derivado', message })),
  ];
  return { dias, actual, ofertas, excluidos, pvpc, avisos };
}

/** The powers of the offers, where they are not the contracted ones. */
function delEstudio({ tarifa, potenciaEstudioKw }: EntradaSinOfertas): Issue[] {
  const avisos = potenciaEstudioKw ? avisosDeSuministro(tarifa, potenciaEstudioKw) : [];
  return avisos.map(({ message, ...aviso }) => ({
    ...aviso,
    message: `La potencia del estudio no es posible: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }));
}

function ahorro(
  actual: Pick<Lado, 'totales'>,
  oferta: Pick<Lado, 'totales'>,
): Pick<Oferta, 'ahorroEur' | 'ahorroPct' | 'ahorroAnualEur'> {
  const total = exact(actual.totales.total);
  const ahorrado = minus(total, oferta.totales.total);
  return {
    ahorroEur: round(ahorrado),
    ahorroPct: total.approx === 0 ? 0 : round(over(times(ahorrado, 100), total)),
    ahorroAnualEur: round(over(times(ahorrado, 365), actual.totales.dias)),
  };
}

function sumConsumos(periodos: readonly PeriodoEstudio[]): number[] {
  const primero = periodos[0]!.consumosKwh;
  return primero.map((_, p) => round(sum(periodos.map((periodo) => periodo.consumosKwh[p] ?? 0)), 6));
}
