import { type Exact, plus, round } from './exact.ts';
import { lineaCompensacion, lineasDescuento, sumar, type Terminos } from './factura/ajustes.ts';
import { lineasEnergia } from './factura/energia.ts';
import type { EntradaFactura } from './factura/entrada.ts';
import { lineasExcesos, lineasReactiva } from './factura/excesos-y-reactiva.ts';
import { lineasIee } from './factura/iee.ts';
import { type CuotaImpuesto, gravar } from './factura/indirectos.ts';
import type { LineaCalculada, LineaFactura, Redondeo } from './factura/linea.ts';
import { lineasAlquiler, lineasBonoSocial } from './factura/otros-conceptos.ts';
import { lineasPotencia } from './factura/potencia.ts';
import { revisarEntrada } from './factura/revision.ts';
import { ok, type Result } from './result.ts';

/** A bill line by line; every amount in €, rounded half-up to cents. */
export type Factura = {
  readonly dias: number;
  readonly lineas: readonly LineaFactura[];
  readonly terminoPotencia: number;
  readonly terminoEnergia: number;
  readonly excesos: number;
  readonly reactiva: number;
  /** Zero or negative. */
  readonly descuentos: number;
  /** Compensation of self-consumption surplus, zero or negative. */
  readonly compensacion: number;
  readonly bonoSocial: number;
  readonly iee: number;
  readonly alquiler: number;
  /** Everything but the indirect taxes. */
  readonly baseImponible: number;
  readonly impuestos: readonly CuotaImpuesto[];
  readonly total: number;
};

type Lineas<Bloque extends string> = { readonly [bloque in Bloque]: readonly LineaCalculada[] };

/** The parts of a bill that no price of the supplier changes: computed once, they serve every offer of a study. */
export type PartesSinPrecio = Lineas<'excesos' | 'reactiva' | 'bonoSocial' | 'alquiler'>;

type Bloques = PartesSinPrecio & Lineas<'potencia' | 'energia' | 'descuentos' | 'compensacion' | 'iee'>;

/**
 * The electricity bill of one supply over one billing interval, in the order in which its parts feed each other:
 * power, energy, excess and reactive, discounts and surplus, bono social, electricity tax, rental, indirect tax.
 */
export function calcularFactura(entrada: EntradaFactura): Result<Factura> {
  const revisada = revisarEntrada(entrada);
  if (!revisada.ok) return revisada;
  const partes = partesSinPrecio(entrada);
  return partes.ok ? completarFactura(entrada, partes.value) : partes;
}

export function partesSinPrecio(entrada: EntradaFactura): Result<PartesSinPrecio> {
  const { redondeo = 'linea' } = entrada;
  const excesos = lineasExcesos(entrada, redondeo);
  if (!excesos.ok) return excesos;
  const reactiva = lineasReactiva(entrada, redondeo);
  if (!reactiva.ok) return reactiva;
  const bonoSocial = lineasBonoSocial(entrada, redondeo);
  if (!bonoSocial.ok) return bonoSocial;
  return ok({
    excesos: excesos.value,
    reactiva: reactiva.value,
    bonoSocial: bonoSocial.value,
    alquiler: lineasAlquiler(entrada, redondeo),
  });
}

/** The bill of an input already checked, with the parts that its prices do not change. */
export function completarFactura(entrada: EntradaFactura, partes: PartesSinPrecio): Result<Factura> {
  const { redondeo = 'linea' } = entrada;
  const bloques = calcularBloques(entrada, partes, redondeo);
  if (!bloques.ok) return bloques;
  const b = bloques.value;
  const { alquiler, ...electricidad } = b;
  const impuestos = gravar(entrada, sumar(...Object.values(electricidad)), sumar(alquiler), redondeo);
  if (!impuestos.ok) return impuestos;
  const { base, cuotas, total } = impuestos.value;
  return ok({
    dias: entrada.hasta - entrada.desde,
    lineas: lineasDe(b),
    terminoPotencia: round(sumar(b.potencia)),
    terminoEnergia: round(sumar(b.energia)),
    excesos: round(sumar(b.excesos)),
    reactiva: round(sumar(b.reactiva)),
    descuentos: round(sumar(b.descuentos)),
    compensacion: round(sumar(b.compensacion)),
    bonoSocial: round(sumar(b.bonoSocial)),
    iee: round(sumar(b.iee)),
    alquiler: round(sumar(b.alquiler)),
    baseImponible: round(base),
    impuestos: cuotas,
    total: round(total),
  });
}

function lineasDe(bloques: Bloques): LineaFactura[] {
  const lineas: LineaFactura[] = [];
  for (const bloque of Object.values(bloques)) for (const { linea } of bloque) lineas.push(linea);
  return lineas;
}

function calcularBloques(
  entrada: EntradaFactura,
  partes: PartesSinPrecio,
  redondeo: Redondeo,
): Result<Bloques> {
  const potencia = lineasPotencia(entrada, redondeo);
  if (!potencia.ok) return potencia;
  const energia = lineasEnergia(entrada, redondeo);
  if (!energia.ok) return energia;
  const { excesos, reactiva, bonoSocial, alquiler } = partes;
  // The supplier discounts its own prices: peajes and cargos on lines of their own are passed through whole.
  const terminos = {
    potencia: delConcepto(potencia.value, 'potencia'),
    energia: delConcepto(energia.value, 'energia'),
  };
  const descuentos = lineasDescuento(entrada.descuentos ?? [], terminos, redondeo);
  const compensacion = compensar(entrada, terminos, redondeo);
  const gravados = [potencia.value, energia.value, excesos, reactiva, descuentos, compensacion];
  if (entrada.iee?.baseIncluyeBonoSocial ?? true) gravados.push(bonoSocial);
  const iee = lineasIee(entrada, sumar(...gravados), redondeo);
  if (!iee.ok) return iee;
  return ok({
    potencia: potencia.value,
    energia: energia.value,
    excesos,
    reactiva,
    descuentos,
    compensacion,
    bonoSocial,
    iee: iee.value,
    alquiler,
  });
}

function delConcepto(lineas: readonly LineaCalculada[], concepto: 'potencia' | 'energia'): Exact {
  return sumar(lineas.filter(({ linea }) => linea.concepto === concepto));
}

function compensar(
  { excedentes, descuentos = [] }: EntradaFactura,
  terminos: Terminos,
  redondeo: Redondeo,
): LineaCalculada[] {
  if (!excedentes) return [];
  const deEnergia = descuentos.filter(({ sobre }) => sobre === 'energia');
  const rebajada = plus(terminos.energia, sumar(lineasDescuento(deEnergia, terminos, redondeo)));
  return [lineaCompensacion(excedentes, rebajada, redondeo)];
}
