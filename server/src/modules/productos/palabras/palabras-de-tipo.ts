import type { PuntoPropuesto } from '@vatio/contract/endpoints';

/** What they say of the energy that is supplied. */
export type PalabrasDeEnergia = {
  /** As `electricidad`, behind «suministra», «de» or «sin». */
  readonly energia: string;
  /** As `eléctrico`, behind «suministro». */
  readonly suministro: string;
  /** The name of its price, `Energía P1` of the first of several periods. */
  readonly precioDe: string;
  /** With its article, at the beginning of a sentence. */
  readonly laEnergia: string;
  /** What a comparison has alike on both sides. */
  readonly iguales: string;
  /** Where the estimate holds, behind «si gastas». */
  readonly siGastas: string;
  /** What a household should say before it leaves a regulated price. */
  readonly regulado: string;
  /** The same in a contract. */
  readonly reguladoEnContrato: string;
  readonly corte: string;
  /** The taxes of a study, with their rates: a sentence. */
  readonly impuestos: (supuestos: PuntoPropuesto['supuestos']) => string;
};

/** What the papers and mails of a sale say of a kind of product, in Spanish. */
export type PalabrasDeTipo = PalabrasDeEnergia & {
  /** Behind «de precio» or «precio». */
  readonly precio: string;
  readonly comparacion: {
    /** The cell of a table that compares offers. */
    readonly precio: string;
  };
  readonly propuesta: { readonly energia: string };
  readonly contrato: {
    readonly energia: string;
    /** Below the table of prices, where it needs one. */
    readonly notaDePrecios: string | null;
  };
  readonly fichaInformativa: {
    /** The name of the rows that compare the price of energy with that of a study. */
    readonly energia: string;
    readonly notaDePrecios: string;
  };
  /** In place of the prices of energy, where none is agreed. */
  readonly correo: { readonly energia: string };
  /** What leaving before the end costs a supply that the law protects. */
  readonly bajaAnticipada: string;
};
