import { enFecha } from '../cifras-en-texto.ts';

import { type Issue, ok, type Result } from '../result.ts';
import { periodosDe } from '../tarifas.ts';
import type { EntradaFactura } from './entrada.ts';
import { enTramos } from './tramos-de-factura.ts';

/** No supply is billed for longer; a longer interval is a mistyped date. */
const DIAS_MAXIMOS = 800;

/** No figure of a bill comes near it; products of two such figures still have finite sums. */
const CIFRA_MAXIMA = 1e12;

type Limites = { readonly minimo: number; readonly maximo: number };
const CANTIDAD: Limites = { minimo: 0, maximo: CIFRA_MAXIMA };
const CON_SIGNO: Limites = { minimo: -CIFRA_MAXIMA, maximo: CIFRA_MAXIMA };
const POR_UNO: Limites = { minimo: 0, maximo: 1 };

/** Checks dates, lengths and figures before any euro is computed; the issue names the field. */
export function checkInput(entrada: EntradaFactura): Result<EntradaFactura> {
  const issue =
    checkInterval(entrada) ??
    checkLists(entrada) ??
    checkCifras(cifrasSueltas(entrada)) ??
    checkPotencias(entrada) ??
    checkExcedentes(entrada) ??
    checkTramos(entrada);
  return issue ? { ok: false, issue } : ok(entrada);
}

function checkExcedentes({ excedentes }: EntradaFactura): Issue | undefined {
  if (typeof excedentes?.energiaKwh !== 'number' || typeof excedentes.precioEurKwh === 'number')
    return undefined;
  const message = 'Con un precio por periodo, la energía excedentaria ha de venir también por periodo';
  return { code: 'excedentes-sin-periodos', message, part: 'excedentes.energiaKwh' };
}

/** Each stretch as the bill that it would be alone; together they cover the bill. */
function checkTramos(entrada: EntradaFactura): Issue | undefined {
  const { tramos } = entrada;
  if (!tramos) return undefined;
  if (tramos.at(-1)?.hasta !== entrada.hasta) {
    const message = `El último tramo ha de cerrar con la factura, el ${enFecha(entrada.hasta)}`;
    return { code: 'tramos-incompletos', message, part: 'tramos' };
  }
  for (const [i, tramo] of enTramos(entrada).entries()) {
    const issue = checkInterval(tramo) ?? checkLists(tramo) ?? checkPotencias(tramo);
    if (issue) return { ...issue, part: `tramos.${i}.${issue.part}` };
  }
  return undefined;
}

/** The days of a bill, of whatever supply: at least one, and no more than any is billed for. */
export function checkInterval({ desde, hasta }: Pick<EntradaFactura, 'desde' | 'hasta'>): Issue | undefined {
  const code = 'intervalo-no-valido';
  // The comparison is written so that a NaN fails too.
  if (!(hasta > desde)) {
    const message = `La fecha «hasta» (${enFecha(hasta)}) debe ser posterior a «desde»`;
    return { code, message, part: 'hasta' };
  }
  if (hasta - desde > DIAS_MAXIMOS) {
    const message = `El intervalo tiene ${hasta - desde} días; el máximo es ${DIAS_MAXIMOS}`;
    return { code, message, part: 'hasta' };
  }
  return undefined;
}

function checkLists(entrada: EntradaFactura): Issue | undefined {
  const { tarifa, precios, demanda } = entrada;
  const deEnergia = periodosDe(tarifa, 'energia');
  const dePotencia = periodosDe(tarifa, 'potencia');
  const listas: readonly [string, readonly number[] | undefined, number, Limites?][] = [
    ['potencias', entrada.potenciasKw, dePotencia],
    ['consumos', entrada.consumosKwh, deEnergia, conSignoSiDevuelve(entrada)],
    ['precios.energia', precios.energiaEurKwh, deEnergia, CON_SIGNO],
    ['precios.potencia', precios.potenciaEurKwAnio, dePotencia],
    ['precios.potenciaPorDia', precios.potenciaEurKwDia, dePotencia],
    ['maximetros', demanda?.tipo === 'maximetro' ? demanda.kw : undefined, dePotencia],
    ['reactiva', entrada.reactivaKvarh, deEnergia, CON_SIGNO],
    ['excedentes.energiaKwh', listaDe(entrada.excedentes?.energiaKwh), deEnergia],
    ['excedentes.precioEurKwh', listaDe(entrada.excedentes?.precioEurKwh), deEnergia, CON_SIGNO],
  ];
  const propios = entrada.tramos?.every(({ consumosKwh }) => consumosKwh !== undefined) ?? false;
  for (const [campo, lista, cuantos, limites = CANTIDAD] of listas) {
    // The kWh of a bill whose stretches bring theirs are not looked at.
    if (!lista || (propios && campo === 'consumos')) continue;
    if (lista.length !== cuantos) {
      const message = `${tarifa} lleva ${cuantos} periodos; han llegado ${lista.length}`;
      return { code: 'numero-de-periodos', message, part: campo };
    }
    const issue = checkCifras(lista.map((valor, i) => [`${campo}.${i}`, valor, limites]));
    if (issue) return issue;
  }
  return undefined;
}

function listaDe(dado: number | readonly number[] | undefined): readonly number[] | undefined {
  return typeof dado === 'number' ? undefined : dado;
}

/** Only a bill of differences gives kWh back. */
function conSignoSiDevuelve({ rectifica }: EntradaFactura): Limites {
  return rectifica?.modo === 'diferencias' ? CON_SIGNO : CANTIDAD;
}

type Cifra = readonly [campo: string, valor: number | undefined, limites: Limites];

function cifrasSueltas({
  alquiler,
  bonoSocial,
  excedentes,
  iee,
  impuesto,
  ...resto
}: EntradaFactura): Cifra[] {
  const bono = bonoSocial === 'regulado' ? undefined : bonoSocial;
  return [
    ...importes('alquiler', alquiler),
    ...importes('bonoSocial', bono ?? undefined),
    ...porPeriodo('excedentes.energiaKwh', excedentes?.energiaKwh),
    ...porPeriodo('excedentes.precioEurKwh', excedentes?.precioEurKwh, CON_SIGNO),
    ...(resto.otros ?? []).flatMap((linea, i): Cifra[] => [
      [`otros.${i}.importe`, linea.importeEur, CON_SIGNO],
      [`otros.${i}.tipo`, linea.tipo, POR_UNO],
    ]),
    ['iee.tipo', iee?.tipo, POR_UNO],
    ['iee.reduccion', iee?.reduccion, POR_UNO],
    ['iee.minimo', iee?.minimo, CANTIDAD],
    ['impuesto.tipo', impuesto?.tipo, POR_UNO],
    ...(resto.descuentos ?? []).map(
      (d, i): Cifra =>
        'porUno' in d
          ? [`descuentos.${i}.porUno`, d.porUno, POR_UNO]
          : [`descuentos.${i}.importe`, d.importeEur, CANTIDAD],
    ),
  ];
}

function porPeriodo(
  campo: string,
  dado: number | readonly number[] | undefined,
  limites: Limites = CANTIDAD,
): Cifra[] {
  if (dado === undefined || typeof dado === 'number') return [[campo, dado, limites]];
  return dado.map((valor, i): Cifra => [`${campo}.${i}`, valor, limites]);
}

/** A price by day, by month or by year, or an amount, under the names of the call. */
function importes(
  campo: string,
  dado: {
    readonly eurDia?: number;
    readonly eurMes?: number;
    readonly eurAnio?: number;
    readonly importeEur?: number;
  } = {},
): Cifra[] {
  return [
    [`${campo}.porDia`, dado.eurDia, CANTIDAD],
    [`${campo}.porMes`, dado.eurMes, CANTIDAD],
    [`${campo}.porAnio`, dado.eurAnio, CANTIDAD],
    [`${campo}.importe`, dado.importeEur, CANTIDAD],
  ];
}

function checkCifras(cifras: readonly Cifra[]): Issue | undefined {
  for (const [part, valor, { minimo, maximo }] of cifras) {
    if (valor === undefined || (valor >= minimo && valor <= maximo)) continue;
    const message = `${valor} no es un número entre ${minimo} y ${maximo}`;
    return { code: 'valor-no-valido', message, part };
  }
  return undefined;
}

function checkPotencias({ potenciasKw }: EntradaFactura): Issue | undefined {
  if (potenciasKw.some((kw) => kw > 0)) return undefined;
  const message = 'Al menos una potencia contratada debe ser mayor que cero';
  return { code: 'potencia-no-valida', message, part: 'potencias' };
}
