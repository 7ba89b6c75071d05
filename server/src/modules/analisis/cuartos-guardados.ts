import { type CuartosPorDia, formatFecha, horasDelDia, parseFecha } from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';

/**
 * The quarter-hours of a study as its document keeps them: every day, and of each day the position and kW of
 * those above the lowest power of both sides. The others, nearly all of the 35,000 of a year, decide nothing.
 */
export type CuartosGuardados = readonly {
  readonly dia: string;
  readonly altos: readonly (readonly [posicion: number, kw: number])[];
}[];

export function saveQuarters(
  cuartos: CuartosPorDia,
  { potenciasKw }: { readonly potenciasKw: readonly number[] },
  potenciaEstudioKw: readonly number[] | null,
): CuartosGuardados {
  const umbralKw = Math.min(...potenciasKw, ...(potenciaEstudioKw ?? []));
  return Array.from(cuartos, ([dia, kw]) => ({
    dia: formatFecha(dia),
    altos: Array.from(kw, (valor, posicion) => [posicion, valor] as const).filter(
      ([, valor]) => valor > umbralKw,
    ),
  }));
}

export function readStoredQuarters(guardados: CuartosGuardados): CuartosPorDia {
  return new Map(
    guardados.map(({ dia: fecha, altos }) => {
      const dia = orProblem(parseFecha(fecha));
      const kw = new Array<number>(horasDelDia(dia) * 4).fill(0);
      for (const [posicion, valor] of altos) kw[posicion] = valor;
      return [dia, kw];
    }),
  );
}
