import { exact, over, round, sum, times } from './exact.ts';
import type { Dia } from './fecha.ts';
import { FUNDAMENTO_DE_LA_INVERSION, type Indirecto, indirectoDe } from './impuestos/localizacion.ts';
import { type RegimenFiscal, regimenFiscalDe } from './regimen-fiscal.ts';
import type { ImpuestoIndirecto, Territorio } from './territorio.ts';

export type DatosFiscales = {
  readonly nombre: string;
  readonly nif: string | null;
  /** Null: whether there is IRPF follows from the kind of NIF. */
  readonly regimen: RegimenFiscal | null;
  /** The IRPF is in per cent. */
  readonly irpfPct: number;
  /** The territory where they are established; null when nobody has said it. */
  readonly territorio: Territorio | null;
  /** The rate of the ordinance in per cent, in Ceuta and Melilla; null when nobody has said it. */
  readonly ipsiPct: number | null;
};

/** The tax data as a settlement freezes them, with what follows for an invoice of that day. */
export type DatosFijados = Omit<DatosFiscales, 'ipsiPct'> & {
  /** The territory of the house; null when frozen before it was kept. */
  readonly casa: Territorio | null;
  /** Null when a datum is missing. */
  readonly indirecto: Indirecto | null;
};

/**
 * Fixes what an invoice dated `dia` needs of both sides. Percents are per cent; a rate that no table gives
 * leaves `indirecto` null.
 */
export function storeDatos({ ipsiPct, ...datos }: DatosFiscales, casa: Territorio, dia: Dia): DatosFijados {
  const { territorio } = datos;
  return { ...datos, casa, indirecto: territorio && indirectoDe({ casa, territorio, ipsiPct }, dia) };
}

/** An invoice cannot be made without these data. */
export const FALTAS_FISCALES = ['regimen', 'territorio', 'tipo'] as const;
export type FaltaFiscal = (typeof FALTAS_FISCALES)[number];

/** The first datum that is missing. Somebody on the payroll needs none. */
export function faltaFiscalDe(datos: DatosFijados): FaltaFiscal | null {
  const regimen = regimenFiscalDe(datos);
  if (regimen === null) return 'regimen';
  if (regimen === 'empleado' || datos.indirecto !== null) return null;
  return datos.territorio === null ? 'territorio' : 'tipo';
}

/**
 * Words that the invoice must carry (RD 1619/2012, art. 6.1), l) when who receives it makes it out and m) when they pay
 * its tax. [A] The same regulation rules a self-billed invoice of somebody outside the territory of IVA (art. 2.3.a). [B]
 */
const MENCIONES = {
  destinatario: 'facturación por el destinatario',
  inversion: 'inversión del sujeto pasivo',
} as const;

/** €; each tax is rounded half-up to cents on its own line. What is withheld is negative. */
type Autofactura = {
  /** Null when the regime is unknown. */
  readonly regimen: RegimenFiscal | null;
  /** The missing datum, without which nothing is added nor withheld. */
  readonly falta: FaltaFiscal | null;
  readonly baseEur: number;
  readonly impuesto: {
    readonly nombre: ImpuestoIndirecto;
    readonly pct: number;
    readonly cuotaEur: number;
  } | null;
  /** The tax that the recipient pays instead, and by what law. */
  readonly inversion: { readonly nombre: ImpuestoIndirecto; readonly fundamento: string } | null;
  readonly irpf: { readonly pct: number; readonly cuotaEur: number } | null;
  readonly totalEur: number;
  /** The law asks for these words; without an invoice there are none. */
  readonly menciones: readonly string[];
};

/**
 * What is paid for a base: the draft of the invoice that the house makes out in the name of whoever sells, as they agreed
 * (RD 1619/2012, art. 5). Of a negative base both taxes are too: it takes back what was invoiced before.
 */
export function calculateAutofactura(baseEur: number, datos: DatosFijados): Autofactura {
  const regimen = regimenFiscalDe(datos);
  const falta = faltaFiscalDe(datos);
  const sinFactura = { regimen, falta, baseEur, impuesto: null, inversion: null, irpf: null };
  if (falta !== null || regimen === 'empleado' || datos.indirecto === null) {
    return { ...sinFactura, totalEur: round(exact(baseEur)), menciones: [] };
  }
  const cuota = (pct: number) => round(over(times(exact(baseEur), pct), 100));
  const { tratamiento, impuesto: nombre } = datos.indirecto;
  const impuesto =
    tratamiento === 'repercutido'
      ? { nombre, pct: datos.indirecto.pct, cuotaEur: cuota(datos.indirecto.pct) }
      : null;
  const inversion =
    tratamiento === 'inversion' ? { nombre, fundamento: FUNDAMENTO_DE_LA_INVERSION[nombre] } : null;
  const retenido = cuota(datos.irpfPct);
  const irpf =
    regimen === 'autonomo' ? { pct: datos.irpfPct, cuotaEur: retenido === 0 ? 0 : -retenido } : null;
  return {
    regimen,
    falta,
    baseEur,
    impuesto,
    inversion,
    irpf,
    totalEur: round(sum([exact(baseEur), impuesto?.cuotaEur ?? 0, irpf?.cuotaEur ?? 0])),
    menciones: [MENCIONES.destinatario, ...(inversion ? [MENCIONES.inversion] : [])],
  };
}
