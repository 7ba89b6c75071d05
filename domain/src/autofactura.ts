import { exact, over, round, sum, times } from './exact.ts';
import { parseNif } from './nif.ts';

/**
 * How somebody who sells is paid. `autonomo`: by an invoice with indirect tax and IRPF withheld. `empresa`: by an invoice
 * with indirect tax. `empleado`: in the payroll, which is where their IRPF is withheld.
 */
export const REGIMENES_FISCALES = ['autonomo', 'empresa', 'empleado'] as const;
export type RegimenFiscal = (typeof REGIMENES_FISCALES)[number];

export const IMPUESTOS_INDIRECTOS = ['IVA', 'IGIC', 'IPSI'] as const;
export type ImpuestoIndirecto = (typeof IMPUESTOS_INDIRECTOS)[number];

/**
 * Percents of the first invoice when nobody says others: general IVA (Ley 37/1992, art. 90) and IGIC (Ley 4/2012, art. 51).
 * Those of IPSI are the ordinances' of Ceuta and of Melilla: somebody has to say them.
 */
export const TIPO_INDIRECTO_GENERAL: Readonly<Record<ImpuestoIndirecto, number | null>> = {
  IVA: 21,
  IGIC: 7,
  IPSI: null,
};

/** Percents withheld from professionals: the general one, and that of the year they begin and the two after it (RD 439/2007, art. 95.1). */
export const TIPOS_IRPF = [15, 7] as const;

/** Of a representative, as a settlement freezes them. */
export type DatosFiscales = {
  readonly nombre: string;
  readonly nif: string | null;
  /** Null: as the NIF says. */
  readonly regimen: RegimenFiscal | null;
  /** Percents. */
  readonly irpfPct: number;
  readonly impuesto: ImpuestoIndirecto;
  readonly impuestoPct: number;
};

/** The regime that is said, or else the one of the NIF: a person is self-employed, anybody else a company; null: unknown. */
export function regimenFiscalDe({
  regimen,
  nif,
}: Pick<DatosFiscales, 'regimen' | 'nif'>): RegimenFiscal | null {
  if (regimen !== null) return regimen;
  const leido = nif === null ? undefined : parseNif(nif);
  if (!leido?.ok) return null;
  return leido.value.tipo === 'cif' ? 'empresa' : 'autonomo';
}

/** €; each tax is rounded half-up to cents on its own line. What is withheld is negative. */
type Autofactura = {
  /** Null: not known, and then nothing is added nor withheld. */
  readonly regimen: RegimenFiscal | null;
  readonly baseEur: number;
  readonly impuesto: {
    readonly nombre: ImpuestoIndirecto;
    readonly pct: number;
    readonly cuotaEur: number;
  } | null;
  readonly irpf: { readonly pct: number; readonly cuotaEur: number } | null;
  readonly totalEur: number;
};

/**
 * What is paid for a base: the draft of the invoice that the house makes out in the name of whoever sells, as they agreed
 * (RD 1619/2012, art. 5). Of a negative base both taxes are too: it takes back what was invoiced before.
 */
export function calcularAutofactura(baseEur: number, fiscal: DatosFiscales): Autofactura {
  const regimen = regimenFiscalDe(fiscal);
  const factura = regimen === 'autonomo' || regimen === 'empresa';
  const cuota = (pct: number) => round(over(times(exact(baseEur), pct), 100));
  const impuesto = factura
    ? { nombre: fiscal.impuesto, pct: fiscal.impuestoPct, cuotaEur: cuota(fiscal.impuestoPct) }
    : null;
  const retenido = cuota(fiscal.irpfPct);
  const irpf =
    regimen === 'autonomo' ? { pct: fiscal.irpfPct, cuotaEur: retenido === 0 ? 0 : -retenido } : null;
  const totalEur = round(sum([exact(baseEur), impuesto?.cuotaEur ?? 0, irpf?.cuotaEur ?? 0]));
  return { regimen, baseEur, impuesto, irpf, totalEur };
}
