/** Integers from `min` to `max`, both included. */
export type Intervalo = { readonly min: number; readonly max: number };

/** The smallest integer at which a convex function is least, by bisection of its slope. */
export function minimoConvexo(coste: (k: number) => number, { min, max }: Intervalo): number {
  let desde = min;
  let hasta = max;
  while (desde < hasta) {
    const medio = Math.floor((desde + hasta) / 2);
    if (coste(medio + 1) < coste(medio)) desde = medio + 1;
    else hasta = medio;
  }
  return desde;
}

/** Neighbouring periods that share one value, the best for the sum of their costs. */
type Bloque = Intervalo & { readonly desde: number; readonly hasta: number; readonly k: number };

/**
 * The integers k1 ≤ k2 ≤ … that minimise Σ coste(i, ki), each cost convex and each ki in its interval: exact, by
 * pool adjacent violators. The ends of the intervals must not fall from one to the next; then two blocks whose
 * values fall have intervals that overlap, and joining them always has a solution.
 */
export function minimoAscendente(
  coste: (indice: number, k: number) => number,
  intervalos: readonly Intervalo[],
): number[] {
  const resolve = (desde: number, hasta: number, { min, max }: Intervalo): Bloque => {
    const delBloque = (k: number) => {
      let suma = 0;
      for (let i = desde; i <= hasta; i++) suma += coste(i, k);
      return suma;
    };
    return { desde, hasta, min, max, k: minimoConvexo(delBloque, { min, max }) };
  };
  const bloques: Bloque[] = [];
  intervalos.forEach((intervalo, i) => {
    let bloque = resolve(i, i, intervalo);
    for (let previo = bloques.at(-1); previo && previo.k > bloque.k; previo = bloques.at(-1)) {
      bloques.pop();
      bloque = resolve(previo.desde, bloque.hasta, { min: bloque.min, max: previo.max });
    }
    bloques.push(bloque);
  });
  return bloques.flatMap(({ desde, hasta, k }) => new Array<number>(hasta - desde + 1).fill(k));
}
