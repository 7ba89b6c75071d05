import { centsOf, type Exact, exact, over, round, times, wholeCents } from '../exact.ts';
import type { PartesSinPrecio } from '../factura.ts';
import type { ImpuestosDelDia } from '../impuestos/indirectos.ts';
import { ok, type Result } from '../result.ts';
import { sumBloques } from './ajustes.ts';
import { energiaRegulada } from './energia.ts';
import type { EntradaFactura, PreciosFactura } from './entrada.ts';
import { centimosDeIee, type DevengoIee, devengoIee } from './iee.ts';
import { impuestosDe } from './indirectos.ts';
import { importeDe, potenciaRegulada, tramosPorDivisor } from './potencia.ts';

/** Power and energy of peajes and cargos, in cents. */
type Reguladas = { readonly potencia: number; readonly energia: number };

/** A bill of rounded lines with all that no price of the supplier changes, ready to be added up in whole cents. */
export type Plantilla = {
  readonly entrada: EntradaFactura;
  readonly tramos: readonly { readonly dias: number; readonly divisor: number }[];
  /** Looked up for the first price that leaves peajes and cargos out. */
  readonly reguladas: () => Result<Reguladas>;
  readonly bonoGravado: boolean;
  readonly iee: Result<DevengoIee>;
  readonly impuestos: Result<ImpuestosDelDia>;
  /** The amount is in cents. */
  readonly excesos: number;
  readonly reactiva: number;
  readonly bonoSocial: number;
  readonly alquiler: number;
};

/** What the lines of a bill add up to for some prices, in cents. */
export type TerminosPlantilla = {
  readonly potencia: number;
  readonly energia: number;
  readonly iee: number;
  readonly cuotas: readonly { readonly base: number; readonly tipo: number; readonly cuota: number }[];
};

/** Undefined for the bills whose other lines look into the prices, or whose lines are not rounded one by one. */
export function plantillaDe(entrada: EntradaFactura, partes: PartesSinPrecio): Plantilla | undefined {
  const { redondeo = 'linea', excedentes, descuentos = [], otros, tramos: cortes, rectifica } = entrada;
  const tramos = tramosPorDivisor(entrada);
  if (excedentes || descuentos.length > 0 || otros || cortes || rectifica) return undefined;
  if (redondeo !== 'linea' || !tramos.ok) return undefined;
  let reguladas: Result<Reguladas> | undefined;
  return {
    entrada,
    tramos: tramos.value.map(({ dias, valor: divisor }) => ({ dias, divisor })),
    reguladas: () => {
      reguladas ??= sumReguladas(entrada);
      return reguladas;
    },
    bonoGravado: entrada.iee?.baseIncluyeBonoSocial ?? true,
    iee: devengoIee(entrada),
    impuestos: impuestosDe(entrada),
    excesos: enCentimos(sumBloques(partes.excesos)),
    reactiva: enCentimos(sumBloques(partes.reactiva)),
    bonoSocial: enCentimos(sumBloques(partes.bonoSocial)),
    alquiler: enCentimos(sumBloques(partes.alquiler)),
  };
}

function sumReguladas(entrada: EntradaFactura): Result<Reguladas> {
  const potencia = potenciaRegulada(entrada, 'linea');
  if (!potencia.ok) return potencia;
  const energia = energiaRegulada(entrada, 'linea');
  if (!energia.ok) return energia;
  return ok({ potencia: enCentimos(potencia.value), energia: enCentimos(sumBloques(energia.value)) });
}

function enCentimos(valor: Exact): number {
  return wholeCents(round(valor));
}

/** Supplier's prices by year, which are those of every offer. */
export type PreciosPorAnio = Extract<PreciosFactura, { readonly potenciaEurKwAnio: readonly number[] }>;

export function terminosDe(plantilla: Plantilla, precios: PreciosPorAnio): Result<TerminosPlantilla> {
  const reguladas = precios.peajesIncluidos ? undefined : plantilla.reguladas();
  if (reguladas && !reguladas.ok) return reguladas;
  if (!plantilla.iee.ok) return plantilla.iee;
  if (!plantilla.impuestos.ok) return plantilla.impuestos;
  const potencia = centimosDePotencia(plantilla, precios) + (reguladas?.value.potencia ?? 0);
  const energia = centimosDeEnergia(plantilla, precios) + (reguladas?.value.energia ?? 0);
  const { excesos, reactiva, bonoSocial, alquiler, bonoGravado } = plantilla;
  const sinBono = potencia + energia + excesos + reactiva;
  const iee = centimosDeIee(plantilla.iee.value, sinBono + (bonoGravado ? bonoSocial : 0));
  const electricidad = sinBono + bonoSocial + iee;
  const { tipo, tipoServicios } = plantilla.impuestos.value;
  const cuotas =
    tipo === tipoServicios || alquiler === 0
      ? [gravada(electricidad + alquiler, tipo)]
      : [gravada(electricidad, tipo), gravada(alquiler, tipoServicios)];
  return ok({ potencia, energia, iee, cuotas });
}

function centimosDePotencia({ entrada, tramos }: Plantilla, { potenciaEurKwAnio }: PreciosPorAnio): number {
  const { potenciasKw } = entrada;
  let suma = 0;
  for (const { dias, divisor } of tramos) {
    for (let i = 0; i < potenciaEurKwAnio.length; i++) {
      const [kw, precio] = [potenciasKw[i]!, potenciaEurKwAnio[i]!];
      const cents = centsOf((kw * precio * dias) / divisor);
      suma += Number.isNaN(cents) ? enCentimos(importeDe({ tramo: { dias }, divisor }, kw, precio)) : cents;
    }
  }
  return suma;
}

function centimosDeEnergia({ entrada }: Plantilla, { energiaEurKwh }: PreciosPorAnio): number {
  const { consumosKwh } = entrada;
  let suma = 0;
  for (let i = 0; i < energiaEurKwh.length; i++) {
    const cents = centsOf(consumosKwh[i]! * energiaEurKwh[i]!);
    suma += Number.isNaN(cents) ? enCentimos(times(exact(consumosKwh[i]!), energiaEurKwh[i]!)) : cents;
  }
  return suma;
}

function gravada(base: number, tipo: number): TerminosPlantilla['cuotas'][number] {
  const cents = centsOf((base / 100) * tipo);
  const cuota = Number.isNaN(cents) ? enCentimos(times(over(exact(base), 100), tipo)) : cents;
  return { base, tipo, cuota };
}
