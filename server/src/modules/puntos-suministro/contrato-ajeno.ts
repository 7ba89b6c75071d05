/** A contract of a supply with another house, as far as it is known. */
export type Ajeno = {
  readonly comercializadora: string | null;
  readonly desde: string | null;
  readonly fin: string | null;
};

/** What a file says over what was known: what it does not say stays. Undefined where it says nothing new. */
export function mergeAjeno(antes: Ajeno | null, dicho: Partial<Ajeno>): Ajeno | undefined {
  const despues = {
    comercializadora: dicho.comercializadora ?? antes?.comercializadora ?? null,
    desde: dicho.desde ?? antes?.desde ?? null,
    fin: dicho.fin ?? antes?.fin ?? null,
  };
  return isSameAjeno(antes, despues) ? undefined : despues;
}

export function isSameAjeno(a: Ajeno | null, b: Ajeno | null): boolean {
  const of = (ajeno: Ajeno | null) =>
    [ajeno?.comercializadora, ajeno?.desde, ajeno?.fin].map((x) => x ?? null);
  return of(a).every((valor, i) => valor === of(b)[i]);
}
