/** The lines of each offer, in the order of the offers. */
export function byOferta<L extends { readonly oferta: number }>(
  lineas: readonly L[],
): { readonly oferta: number; readonly lineas: L[] }[] {
  const offers = [...new Set(lineas.map(({ oferta }) => oferta))].toSorted((a, b) => a - b);
  return offers.map((oferta) => ({ oferta, lineas: lineas.filter((linea) => linea.oferta === oferta) }));
}
