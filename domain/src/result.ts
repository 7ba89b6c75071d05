/** What is wrong, and with which part of the input. `message` is Spanish and meant for a person. */
export type Issue = {
  readonly code: string;
  readonly message: string;
  /** The input field or part at fault, when one can be named (`consumos.2`, `letras de control`…). */
  readonly part?: string;
};

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issue: Issue };

/** Domain functions never throw for bad data, so that what they answer says whether it holds a value. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal: `code` for machines, `message` in Spanish for a person, `part` for the field at fault. */
export function fail(code: string, message: string, part?: string): { ok: false; issue: Issue } {
  return { ok: false, issue: part === undefined ? { code, message } : { code, message, part } };
}
