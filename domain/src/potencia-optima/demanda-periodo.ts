/** The demand of one power period in one month, ready to be asked for its excess over any contracted power. */
export type DemandaPeriodo = {
  /** Highest quarter-hour, kW; 0 in a month without hours of the period. */
  readonly maximaKw: number;
  /** kW that the excess term multiplies. Falls as `potenciaKw` rises, and is convex in it. */
  readonly excesoKw: (potenciaKw: number) => number;
};

/** Meter types 4 and 5: what the maximeter holds above the contracted power. */
export function demandaPorMaximo(maximaKw: number): DemandaPeriodo {
  return { maximaKw, excesoKw: (potenciaKw) => Math.max(0, maximaKw - potenciaKw) };
}

/**
 * Meter types 1 to 3 of which only the maximeter is known: an estimate that spreads the quarter-hours of the month evenly
 * between 0 and that maximum, so that √Σ(Pd − Pc)² ≈ √(n · (Pm − Pc)³ / 3Pm). One quarter-hour at the maximum is the least
 * that there can have been, and so the least it answers. It is convex in the contracted power, as the exact sum is.
 */
export function demandaEstimada(maximaKw: number, cuartos: number): DemandaPeriodo {
  const excesoKw = (potenciaKw: number) => {
    const salto = Math.max(0, maximaKw - potenciaKw);
    return salto === 0 ? 0 : Math.max(salto, Math.sqrt((cuartos * salto ** 3) / (3 * maximaKw)));
  };
  return { maximaKw, excesoKw };
}

/**
 * Meter types 1 to 3: √Σ(Pd − Pc)² over the quarter-hours above Pc, in O(log n) for any Pc. `repeticiones` says how
 * many quarter-hours each value stands for.
 *
 * The sums kept for each value are of distances to it (of the values above), never of the values themselves: all
 * terms are positive, so nothing cancels and the root is right to the last digits even just under the peak.
 */
export function demandaPorCuartos(kw: readonly number[], repeticiones: number): DemandaPeriodo {
  const orden = Float64Array.from(kw).sort();
  const n = orden.length;
  const distancias = new Float64Array(n);
  const cuadrados = new Float64Array(n);
  for (let i = n - 2; i >= 0; i--) {
    const salto = orden[i + 1]! - orden[i]!;
    const porEncima = n - 1 - i;
    distancias[i] = distancias[i + 1]! + porEncima * salto;
    cuadrados[i] = cuadrados[i + 1]! + salto * (2 * distancias[i + 1]! + porEncima * salto);
  }
  const excesoKw = (potenciaKw: number) => {
    const i = primeroPorEncima(orden, potenciaKw);
    if (i === n) return 0;
    const salto = orden[i]! - potenciaKw;
    const suma = cuadrados[i]! + salto * (2 * distancias[i]! + (n - i) * salto);
    return Math.sqrt(repeticiones * suma);
  };
  return { maximaKw: orden[n - 1] ?? 0, excesoKw };
}

function primeroPorEncima(orden: Float64Array, valor: number): number {
  let desde = 0;
  let hasta = orden.length;
  while (desde < hasta) {
    const medio = (desde + hasta) >>> 1;
    if (orden[medio]! > valor) hasta = medio;
    else desde = medio + 1;
  }
  return desde;
}
