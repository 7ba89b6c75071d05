import type { Dia } from '../fecha.ts';
import { IMPUESTO_DE, type ImpuestoIndirecto, type Territorio } from '../territorio.ts';
import { tipoGeneralDe } from './general.ts';

/**
 * The indirect tax of a service between two businesses. `repercutido`: in the invoice, percent. `inversion`: the tax of
 * the recipient's territory, which the recipient pays, and none is charged.
 */
export type Indirecto =
  | { readonly tratamiento: 'repercutido'; readonly impuesto: ImpuestoIndirecto; readonly pct: number }
  | { readonly tratamiento: 'inversion'; readonly impuesto: ImpuestoIndirecto };

export type Servicio = {
  /** Where the recipient of the service is established: the house. */
  readonly casa: Territorio;
  /** The tax depends on where whoever renders the service is established. */
  readonly territorio: Territorio;
  /** Percent of the ordinance, for two of the same city; null: nobody has said it. */
  readonly ipsiPct: number | null;
};

/**
 * A commission is a service to a business, so it is located where the recipient is established, wherever it is rendered
 * from; when whoever renders it is not established there too, the recipient is the taxable person. Null: the rate is not
 * known. How sure each rule is:
 *
 * - IVA: Ley 37/1992, arts. 69.Uno.1.º and 84.Uno.2.º a). [A]
 * - IGIC: Ley 20/1991, arts. 17.Uno.1 and 19.1.2.º a), the same two rules. [A]
 * - IPSI of Ceuta: art. 30.Dos of its ordinance turns the taxable person in the same way. [B]
 * - IPSI of Melilla: taken to be as Ceuta's, since both cities follow the rules of IVA; its ordinance was not read. [C]
 */
export function indirectoDe({ casa, territorio, ipsiPct }: Servicio, dia: Dia): Indirecto | null {
  const impuesto = IMPUESTO_DE[casa];
  if (territorio !== casa) return { tratamiento: 'inversion', impuesto };
  const pct = impuesto === 'IPSI' ? ipsiPct : tipoGeneralDe(impuesto, dia);
  return typeof pct === 'number' ? { tratamiento: 'repercutido', impuesto, pct } : null;
}

/** Why the recipient pays the tax, for the invoice that charges none. */
export const FUNDAMENTO_DE_LA_INVERSION: Readonly<Record<ImpuestoIndirecto, string>> = {
  IVA: 'artículos 69.Uno.1.º y 84.Uno.2.º a) de la Ley 37/1992',
  IGIC: 'artículos 17.Uno.1 y 19.1.2.º a) de la Ley 20/1991',
  IPSI: 'Ley 8/1991 y ordenanza fiscal de la ciudad',
};
