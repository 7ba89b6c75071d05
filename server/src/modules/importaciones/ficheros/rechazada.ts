/** An import that is refused because of its files, with a Spanish sentence for whoever sent them. */
export class ImportacionRechazada extends Error {
  readonly code: string;
  /** What the sender may answer so that the files are taken after all. */
  readonly pregunta: { readonly campo: string; readonly datos?: Record<string, unknown> } | undefined;

  constructor(code: string, motivo: string, pregunta?: ImportacionRechazada['pregunta']) {
    super(motivo);
    this.code = code;
    this.pregunta = pregunta;
  }
}
