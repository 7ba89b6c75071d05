/** What the papers and mails of a sale say of a kind of product, in Spanish. */
export type PalabrasDeTipo = {
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
