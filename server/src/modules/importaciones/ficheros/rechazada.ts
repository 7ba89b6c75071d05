/** An import that cannot be done because of its files, told in a Spanish sentence to whoever sent them. */
export class ImportacionRechazada extends Error {
  readonly code: string;

  constructor(code: string, motivo: string) {
    super(motivo);
    this.code = code;
  }
}
