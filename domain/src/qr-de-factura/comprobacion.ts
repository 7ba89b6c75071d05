import { type Exact, exact, max, minus, over, plus, round, times } from '../exact.ts';
import { MINIMO_IEE_EUR_MWH } from '../impuestos/iee.ts';
import type { Supuestos } from '../supuestos.ts';

/** € each; what the code lacks, or sends as −1 because it has no place in that bill, is 0. */
export type ImportesDelCodigo = {
  readonly potencia: number;
  readonly energia: number;
  readonly servicios: number;
  readonly otrosConIee: number;
  readonly otrosSinIee: number;
  readonly excedentes: number;
  readonly descuentos: number;
  readonly bonoSocial: number;
  readonly financiacionBonoSocial: number;
  readonly ajuste: number;
};

export type Comprobacion = {
  /** € to the cent. */
  readonly calculado: number;
  readonly diferencia: number;
  readonly cuadra: boolean;
  /** Whether the financing of the bono social stands in the base of the electricity tax: suppliers differ. */
  readonly bonoSocialEnBaseIee: boolean;
};

/** A bill adds up rows that are rounded to the cent each. */
const TOLERANCIA_EUR = 0.02;

/** Services are no electricity, and pay the general rate whatever that of the electricity is. */
const IVA_DE_SERVICIOS = 0.21;

/**
 * Checks a bill's total by the sum that the norm of the code gives, with the tax rates of its day: the financing of the
 * bono social in the base of the electricity tax, or out of it, whichever reproduces the total. The quota of that tax is
 * never below its minimum (Ley 38/1992 art. 99.2), which the norm's sum leaves out.
 */
export function checkTotal(
  total: number,
  importes: ImportesDelCodigo,
  {
    ieeTipo,
    impuestoTipo,
    servicios,
    consumoKwh,
  }: Pick<Supuestos, 'ieeTipo' | 'impuestoTipo'> & {
    /** The indirect tax on services, per one. */
    readonly servicios?: number;
    readonly consumoKwh: number;
  },
): Comprobacion {
  const minimo = ieeTipo === 0 ? exact(0) : over(times(exact(consumoKwh), MINIMO_IEE_EUR_MWH.general), 1000);
  const sumas = [true, false].map((bonoSocialEnBaseIee) => {
    const bono = importes.financiacionBonoSocial;
    const base = baseIee(importes, bonoSocialEnBaseIee ? bono : 0);
    const iee = max(times(max(base, exact(0)), ieeTipo), minimo);
    const electricidad = plus(plus(base, iee), bonoSocialEnBaseIee ? 0 : bono);
    const resto = minus(exact(importes.otrosSinIee), importes.descuentos);
    const conImpuesto = times(plus(electricidad, resto), 1 + impuestoTipo);
    const calculado = round(
      plus(conImpuesto, times(exact(importes.servicios), 1 + (servicios ?? IVA_DE_SERVICIOS))),
    );
    const diferencia = round(minus(exact(total), calculado));
    return { calculado, diferencia, cuadra: Math.abs(diferencia) <= TOLERANCIA_EUR, bonoSocialEnBaseIee };
  });
  const [dentro, fuera] = sumas as [Comprobacion, Comprobacion];
  return Math.abs(fuera.diferencia) < Math.abs(dentro.diferencia) ? fuera : dentro;
}

function baseIee(importes: ImportesDelCodigo, bono: number): Exact {
  const { potencia, energia, bonoSocial, ajuste, excedentes, otrosConIee } = importes;
  // The surplus of self-consumption never takes more than the energy of the bill.
  const compensado = Math.min(excedentes, Math.max(energia, 0));
  const sumandos = [energia, -bonoSocial, bono, ajuste, -compensado, otrosConIee];
  return sumandos.reduce<Exact>((suma, importe) => plus(suma, importe), exact(potencia));
}
