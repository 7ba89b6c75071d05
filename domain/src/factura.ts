import { type Exact, exact, minus, plus, round, sum } from './exact.ts';
import { lineasCompensacion, lineasDescuento, sumBloques, type Terminos } from './factura/ajustes.ts';
import { avisosDeFactura } from './factura/avisos.ts';
import { energiaRegulada, lineasEnergia } from './factura/energia.ts';
import type { EntradaFactura, Rectificacion } from './factura/entrada.ts';
import { lineasExcesos, lineasReactiva } from './factura/excesos-y-reactiva.ts';
import { lineasIee } from './factura/iee.ts';
import { applyIndirectTax, type CuotaImpuesto } from './factura/indirectos.ts';
import { type LineaCalculada, type LineaFactura, type Redondeo, sumTermino } from './factura/linea.ts';
import { lineasAlquiler, lineasBonoSocial, lineasOtros } from './factura/otros-conceptos.ts';
import { lineasPotencia } from './factura/potencia.ts';
import { negateFactura } from './factura/rectificacion.ts';
import { checkInput } from './factura/revision.ts';
import { type SegunNorma, withNorma } from './factura/segun-norma.ts';
import { enTramos } from './factura/tramos-de-factura.ts';
import { type Issue, ok, type Result } from './result.ts';

/** A bill line by line; every amount is in €, rounded half-up to cents. */
export type Factura = {
  readonly dias: number;
  readonly lineas: readonly LineaFactura[];
  readonly terminoPotencia: number;
  readonly terminoEnergia: number;
  readonly excesos: number;
  readonly reactiva: number;
  /** The amount is zero or negative. */
  readonly descuentos: number;
  /** Compensation of self-consumption surplus, zero or negative. */
  readonly compensacion: number;
  readonly bonoSocial: number;
  readonly iee: number;
  readonly alquiler: number;
  /** Adjustments and services besides the supply. */
  readonly otros: number;
  /** What the indirect taxes fall on, whatever their rate. */
  readonly baseImponible: number;
  readonly impuestos: readonly CuotaImpuesto[];
  /** The part of `otros` that no indirect tax falls on. */
  readonly noSujeto: number;
  readonly total: number;
  /** Notices to whoever reads the bill; none of them changes a figure. */
  readonly avisos: readonly Issue[];
  /** The corrected bill, when this one corrects another. */
  readonly rectifica?: Pick<Rectificacion, 'factura' | 'modo'>;
  /** The conditional norm that its taxes hang on, when one does. */
  readonly segunNorma?: SegunNorma;
};

type Lineas<Bloque extends string> = { readonly [bloque in Bloque]: readonly LineaCalculada[] };

/** The parts of a bill that no price of the supplier changes: computed once, they serve every offer of a study. */
export type PartesSinPrecio = Lineas<'excesos' | 'reactiva' | 'bonoSocial' | 'alquiler' | 'otros'>;

type Bloques = PartesSinPrecio & Lineas<'potencia' | 'energia' | 'descuentos' | 'compensacion' | 'iee'>;

/**
 * The electricity bill of one supply over one billing interval, € to the cent, in the order in which its parts feed
 * each other: power, energy, excess and reactive, discounts and surplus, bono social, electricity tax, rental, other
 * lines, indirect tax. Each line carries the law or table of its price. It refuses, naming the field, an input out
 * of range or without one value per period, and a day that no regulated table reaches (`sin-tabla-regulada`).
 */
export function calculateFactura(dada: EntradaFactura): Result<Factura> {
  const entrada = conImpuestosDeLaRectificada(dada);
  const revisada = checkInput(entrada);
  if (!revisada.ok) return revisada;
  const partes = partesSinPrecio(entrada);
  if (!partes.ok) return partes;
  const calculate = (leida: EntradaFactura) => issueFactura(dada, leida, partes.value);
  const factura = calculate(entrada);
  return factura.ok ? withNorma(entrada, factura.value, calculate) : factura;
}

/**
 * A bill that somebody else made, beside the total that it prints, €: while the norm of its taxes is open, by the reading
 * that comes nearest to that total.
 */
export function calculateImpresa(entrada: EntradaFactura, totalImpreso: number): Result<Factura> {
  const factura = calculateFactura(entrada);
  if (!factura.ok) return factura;
  const lejos = (total: number) => Math.abs(total - totalImpreso);
  const { lecturas = [] } = factura.value.segunNorma ?? {};
  const mejor = lecturas.find(({ total }) => lejos(total) < lejos(factura.value.total));
  if (mejor === undefined) return factura;
  return calculateFactura({ ...entrada, ley: { ...entrada.ley, lectura: mejor.lectura } });
}

function issueFactura(
  dada: EntradaFactura,
  entrada: EntradaFactura,
  partes: PartesSinPrecio,
): Result<Factura> {
  const factura = completeFactura(entrada, partes);
  if (!factura.ok) return factura;
  const conAvisos = { ...factura.value, avisos: avisosDeFactura(dada, factura.value) };
  if (!entrada.rectifica) return ok(conAvisos);
  const { factura: corregida, modo } = entrada.rectifica;
  const emitida = modo === 'anulacion' ? negateFactura(conAvisos) : conAvisos;
  return ok({ ...emitida, rectifica: { factura: corregida, modo } });
}

/** A bill that corrects another keeps the taxes of the corrected one. */
function conImpuestosDeLaRectificada(entrada: EntradaFactura): EntradaFactura {
  const fechaFactura = entrada.rectifica?.fechaFactura;
  return fechaFactura === undefined ? entrada : { ...entrada, fechaFactura };
}

export function partesSinPrecio(entrada: EntradaFactura): Result<PartesSinPrecio> {
  const { redondeo = 'linea' } = entrada;
  const excesos = lineasExcesos(entrada, redondeo);
  if (!excesos.ok) return excesos;
  const reactiva = lineasReactiva(entrada, redondeo);
  if (!reactiva.ok) return reactiva;
  const bonoSocial = lineasBonoSocial(entrada, redondeo);
  if (!bonoSocial.ok) return bonoSocial;
  const alquiler = lineasAlquiler(entrada, redondeo);
  if (!alquiler.ok) return alquiler;
  return ok({
    excesos: excesos.value,
    reactiva: reactiva.value,
    bonoSocial: bonoSocial.value,
    alquiler: alquiler.value,
    otros: lineasOtros(entrada.otros ?? [], redondeo),
  });
}

/** The bill of an input already checked, with the parts that its prices do not change; without notices. */
export function completeFactura(entrada: EntradaFactura, partes: PartesSinPrecio): Result<Factura> {
  const { redondeo = 'linea' } = entrada;
  const bloques = calculateBlocks(entrada, partes, redondeo);
  if (!bloques.ok) return bloques;
  const b = bloques.value;
  const { alquiler, otros, ...electricidad } = b;
  const terminos = Object.values(electricidad).map((lineas) => sumTermino(lineas, redondeo));
  const gravables = {
    suministro: sum(terminos),
    alquiler: sumTermino(alquiler, redondeo),
    otros: entrada.otros ?? [],
  };
  const impuestos = applyIndirectTax(entrada, gravables, redondeo);
  if (!impuestos.ok) return impuestos;
  const { base, cuotas, noSujeto, total } = impuestos.value;
  return ok({
    dias: entrada.hasta - entrada.desde,
    lineas: lineasDe(b),
    terminoPotencia: round(sumBloques(b.potencia)),
    terminoEnergia: round(sumBloques(b.energia)),
    excesos: round(sumBloques(b.excesos)),
    reactiva: round(sumBloques(b.reactiva)),
    descuentos: round(sumBloques(b.descuentos)),
    compensacion: round(sumBloques(b.compensacion)),
    bonoSocial: round(sumBloques(b.bonoSocial)),
    iee: round(sumBloques(b.iee)),
    alquiler: round(sumBloques(b.alquiler)),
    otros: round(sumBloques(otros)),
    baseImponible: round(base),
    impuestos: cuotas,
    noSujeto: round(noSujeto),
    total: round(total),
    avisos: [],
  });
}

function lineasDe(bloques: Bloques): LineaFactura[] {
  const lineas: LineaFactura[] = [];
  for (const bloque of Object.values(bloques)) for (const { linea } of bloque) lineas.push(linea);
  return lineas;
}

function calculateBlocks(
  entrada: EntradaFactura,
  partes: PartesSinPrecio,
  redondeo: Redondeo,
): Result<Bloques> {
  const potencia = lineasPotencia(entrada, redondeo);
  if (!potencia.ok) return potencia;
  const energia = lineasEnergia(entrada, redondeo);
  if (!energia.ok) return energia;
  const { excesos, reactiva, bonoSocial, alquiler, otros } = partes;
  // The supplier discounts its own prices: peajes and cargos on lines of their own are passed through whole.
  const terminos = {
    potencia: delConcepto(potencia.value, 'potencia', redondeo),
    energia: delConcepto(energia.value, 'energia', redondeo),
  };
  const descuentos = lineasDescuento(entrada.descuentos ?? [], terminos, redondeo);
  const compensacion = compensate(entrada, terminos, redondeo);
  if (!compensacion.ok) return compensacion;
  const gravados = [potencia.value, energia.value, excesos, reactiva, descuentos, compensacion.value];
  if (entrada.iee?.baseIncluyeBonoSocial ?? true) gravados.push(bonoSocial);
  const base = sum([...gravados.map((lineas) => sumTermino(lineas, redondeo)), ...otrosConIee(entrada)]);
  const iee = lineasIee(entrada, base, redondeo);
  if (!iee.ok) return iee;
  return ok({
    potencia: potencia.value,
    energia: energia.value,
    excesos,
    reactiva,
    descuentos,
    compensacion: compensacion.value,
    bonoSocial,
    iee: iee.value,
    alquiler,
    otros,
  });
}

function otrosConIee({ otros = [] }: EntradaFactura): number[] {
  return otros.flatMap(({ tratamiento, importeEur }) => (tratamiento === 'electricidad' ? importeEur : []));
}

function delConcepto(
  lineas: readonly LineaCalculada[],
  concepto: 'potencia' | 'energia',
  redondeo: Redondeo,
): Exact {
  return sumTermino(
    lineas.filter(({ linea }) => linea.concepto === concepto),
    redondeo,
  );
}

function compensate(
  entrada: EntradaFactura,
  terminos: Terminos,
  redondeo: Redondeo,
): Result<LineaCalculada[]> {
  const { excedentes, descuentos = [] } = entrada;
  if (!excedentes) return ok([]);
  const deEnergia = descuentos.filter(({ sobre }) => sobre === 'energia');
  const rebajada = plus(terminos.energia, sumBloques(lineasDescuento(deEnergia, terminos, redondeo)));
  const dentro = peajesDentro(entrada);
  if (!dentro.ok) return dentro;
  return ok(lineasCompensacion(excedentes, minus(rebajada, dentro.value), redondeo));
}

/** The peajes and cargos of energy that the cap leaves out because the price carries them inside. */
function peajesDentro(entrada: EntradaFactura): Result<Exact> {
  if (entrada.excedentes?.tope !== 'energia-sin-peajes') return ok(exact(0));
  const partes: Exact[] = [];
  for (const tramo of enTramos(entrada)) {
    if (!tramo.precios.peajesIncluidos) continue;
    const reguladas = energiaRegulada(tramo, 'final');
    if (!reguladas.ok) return reguladas;
    partes.push(sumBloques(reguladas.value));
  }
  return ok(sum(partes));
}
