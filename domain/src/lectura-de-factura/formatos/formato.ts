import type { Clase } from '../clases.ts';

/**
 * What the bills of one supplier call things, where their words are not those of everybody. All are looked for in text
 * without accents or capitals.
 */
export type Formato = {
  readonly comercializadora: string;
  /** The supplier's own names: no distributor, and no word of another's bill. */
  readonly nombre: RegExp;
  /** What it is called for short, which the papers of others may print too. */
  readonly marca: RegExp;
  readonly numero?: RegExp;
  readonly fechaFactura?: RegExp;
  readonly clases?: readonly { readonly clase: Clase; readonly forma: RegExp }[];
};
