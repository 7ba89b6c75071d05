import { exact, over, round, sum, times } from './exact.ts';
import type { Dia } from './fecha.ts';
import { FUNDAMENTO_DE_LA_INVERSION, type Indirecto, indirectoDe } from './impuestos/localizacion.ts';
import { type RegimenFiscal, regimenFiscalDe } from './regimen-fiscal.ts';
import type { ImpuestoIndirecto, Territorio } from './territorio.ts';

/** What a representative says of their taxes. */
export type DatosFiscales = {
  readonly nombre: string;
  readonly nif: string | null;
  /** Null: as the NIF says. */
  readonly regimen: RegimenFiscal | null;
  /** Percent. */
  readonly irpfPct: number;
  /** Of their establishment; null: nobody has said it. */
  readonly territorio: Territorio | null;
  /** Percent of the ordinance, in Ceuta and Melilla; null: nobody has said it. */
  readonly ipsiPct: number | null;
};

/** The same with what follows for an invoice of that day, as a settlement freezes it. */
export type DatosFijados = Omit<DatosFiscales, 'ipsiPct'> & {
  /** Of the house; null: frozen before it was kept. */
  readonly casa: Territorio | null;
  /** Null: something is missing. */
  readonly indirecto: Indirecto | null;
};

/** What an invoice dated `dia` needs of both sides. */
export function storeDatos({ ipsiPct, ...datos }: DatosFiscales, casa: Territorio, dia: Dia): DatosFijados {
  const { territorio } = datos;
  return { ...datos, casa, indirecto: territorio && indirectoDe({ casa, territorio, ipsiPct }, dia) };
}

/** What nobody has said, and an invoice cannot do without. */
export const FALTAS_FISCALES = ['regimen', 'territorio', 'tipo'] as const;
export type FaltaFiscal = (typeof FALTAS_FISCALES)[number];

/** The first thing that is missing. Somebody on the payroll needs none. */
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
  /** Null: not known. */
  readonly regimen: RegimenFiscal | null;
  /** What it cannot be made without: then nothing is added nor withheld. */
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
  /** Words of the law; none where there is no invoice. */
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
