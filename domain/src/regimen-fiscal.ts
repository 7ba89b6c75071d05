import { parseNif } from './nif.ts';

/**
 * How somebody who sells is paid. `autonomo`: by an invoice with indirect tax and IRPF withheld. `empresa`: by an invoice
 * with indirect tax. `empleado`: in the payroll, which is where their IRPF is withheld.
 */
export const REGIMENES_FISCALES = ['autonomo', 'empresa', 'empleado'] as const;
export type RegimenFiscal = (typeof REGIMENES_FISCALES)[number];

/**
 * Percents withheld from professionals: the general one, and that of the year they begin and the two after it (RD
 * 439/2007, art. 95.1). [A] They are the same wherever somebody is established; the reduction of that article for income
 * of Ceuta and Melilla depends on a deduction that is the person's own, and is not applied.
 */
export const TIPOS_IRPF = [15, 7] as const;

type Datos = {
  readonly nif: string | null;
  /** Null follows the NIF. */
  readonly regimen: RegimenFiscal | null;
};

/** The regime that is said, or else the one of the NIF: a person is self-employed, anybody else a company; null: unknown. */
export function regimenFiscalDe({ regimen, nif }: Datos): RegimenFiscal | null {
  if (regimen !== null) return regimen;
  const leido = nif === null ? undefined : parseNif(nif);
  if (!leido?.ok) return null;
  return leido.value.tipo === 'cif' ? 'empresa' : 'autonomo';
}
