import { periodosDe, type Tarifa } from '@vatio/domain';
import { pick, type Random } from './random.ts';

/** Standard low-voltage powers up to 15 kW (single-phase 230 V and three-phase 230/400 V). */
const NORMALIZADAS = [2.3, 3.45, 4.6, 5.75, 6.9, 8.05, 9.2, 10.392, 11.5, 13.856, 14.49];

/** The client's way of choosing its powers: some pay excesses, and some pay for power they never use. */
const COSTUMBRES = ['corta', 'justa', 'justa', 'holgada'] as const;

/** Chooses contracted powers, kW, for a supply with those highest demands by month and period. */
export function choosePotencias(
  tarifa: Tarifa,
  maximos: readonly (readonly number[])[],
  random: Random,
): number[] {
  const costumbre = pick(random, COSTUMBRES);
  const demandas = Array.from({ length: periodosDe(tarifa, 'potencia') }, (_, p) => {
    const ordenados = maximos.map((kw) => kw[p]!).sort((a, b) => a - b);
    const mayor = ordenados.at(-1)!;
    if (costumbre === 'corta') return ordenados[Math.floor(ordenados.length * 0.8)]!;
    return costumbre === 'justa' ? mayor : mayor * 1.4;
  });
  return tarifa === '2.0TD' ? normalise(maximos) : sort(demandas, tarifa);
}

/** A limiter trips above the contracted power, so the standard power above the highest demand is chosen. */
function normalise(maximos: readonly (readonly number[])[]): number[] {
  const mayor = Math.max(...maximos.flat());
  const potencia = NORMALIZADAS.find((kw) => kw >= mayor) ?? NORMALIZADAS.at(-1)!;
  return [potencia, potencia];
}

/** P1 ≤ … ≤ P6 in the steps that contracts use; a low-voltage supply of 3.0TD exceeds 15 kW in some period. */
function sort(demandas: readonly number[], tarifa: Tarifa): number[] {
  const potencias: number[] = [];
  for (const demanda of demandas) {
    const paso = demanda < 100 ? 1 : demanda < 1000 ? 5 : 50;
    potencias.push(Math.max(Math.ceil(demanda / paso) * paso, potencias.at(-1) ?? 1));
  }
  if (tarifa.startsWith('3.0')) potencias.push(Math.max(potencias.pop()!, 15.1));
  return potencias;
}
