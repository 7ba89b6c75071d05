/** An import that is refused because of its files, with a Spanish sentence for whoever sent them. */
export class ImportacionRechazada extends Error {
  readonly code: string;

  constructor(code: string, motivo: string) {
    super(motivo);
    this.code = code;
  }
}
