import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { analisis, puntosSuministro } from '@vatio/contract';
import { useMemo } from 'react';
import type { Problem } from '../../../data/problem.ts';
import { keyOf, readOptions } from '../../../data/use-read.ts';
import { cuartosDeCurva, lecturaDeCuartos } from './cuartos.ts';
import type { DatosPunto, PreciosAnteriores } from './datos-punto.ts';

/** A point that could not be read, with the reason of the server: unknown, of somebody else, or unreachable. */
export type PuntoSinDatos = { readonly cups: string; readonly problem: Problem };

export type DatosDePuntos = {
  readonly cargando: boolean;
  readonly datos: readonly DatosPunto[];
  readonly fallidos: readonly PuntoSinDatos[];
  /** The newest of the points' earlier analyses. */
  readonly ultimo: analisis.Analisis | undefined;
  readonly retry: () => void;
};

type Leidos<T> = {
  readonly datos: readonly (T | undefined)[];
  readonly problemas: readonly (Problem | null)[];
  readonly leyendo: readonly boolean[];
  readonly cargando: boolean;
};

/** Returns the same object until something changes, so that calculations that depend on it are not repeated. */
function gather<T>(queries: readonly UseQueryResult<T, Problem>[]): Leidos<T> {
  return {
    datos: queries.map(({ data }) => data),
    problemas: queries.map(({ error }) => error),
    leyendo: queries.map(({ isLoading }) => isLoading),
    cargando: queries.some(({ isPending }) => isPending),
  };
}

/** The sheets, histories and last prices of some supply points, all read at the same time. */
export function useDatosDePuntos(cups: readonly string[]): DatosDePuntos {
  const client = useQueryClient();
  const fichas = useQueries({
    queries: cups.map((codigo) =>
      readOptions<typeof puntosSuministro.get>(puntosSuministro.get, { params: { cups: codigo } }),
    ),
    combine: gather,
  });
  const consumos = useQueries({
    queries: cups.map((codigo) =>
      readOptions<typeof puntosSuministro.consumos>(puntosSuministro.consumos, { params: { cups: codigo } }),
    ),
    combine: gather,
  });
  const cuartos = useQueries({
    queries: cups.map((codigo, i) => lecturaDeCuartos(codigo, fichas.datos[i], consumos.datos[i]?.filas)),
    combine: gather,
  });
  const { ultimos, anteriores } = useAnteriores(cups);

  return useMemo(() => {
    const guardados = anteriores.datos.flatMap((data) => data ?? []);
    const datos = fichas.datos.flatMap((ficha, i) => {
      const filas = consumos.datos[i]?.filas;
      const curva = cuartos.datos[i];
      if (!ficha || !filas || cuartos.leyendo[i] || cuartos.problemas[i]) return [];
      return {
        ficha,
        consumos: filas,
        cuartos: curva && cuartosDeCurva(curva),
        anteriores: preciosDe(guardados, ficha.cups),
      };
    });
    const fallidos = cups.flatMap((codigo, i) => {
      const problem = fichas.problemas[i] ?? consumos.problemas[i] ?? cuartos.problemas[i];
      return problem ? { cups: codigo, problem } : [];
    });
    return {
      // Earlier prices only save typing: when they cannot be read, the analysis does without them.
      cargando: fallidos.length + datos.length < cups.length || ultimos.cargando || anteriores.cargando,
      datos,
      fallidos,
      ultimo: guardados.toSorted((a, b) => (a.creado < b.creado ? 1 : -1))[0],
      retry: () => {
        for (const endpoint of [puntosSuministro.get, puntosSuministro.consumos, puntosSuministro.curva]) {
          client.invalidateQueries({ queryKey: keyOf(endpoint) });
        }
      },
    };
  }, [client, cups, fichas, consumos, cuartos, ultimos, anteriores]);
}

/** The last analysis of each supply: first which one it is, then the whole of it. */
function useAnteriores(cups: readonly string[]) {
  const ultimos = useQueries({
    queries: cups.map((codigo) =>
      readOptions<typeof analisis.list>(analisis.list, {
        query: { cups: codigo, limit: 1, sort: '-creado' },
      }),
    ),
    combine: gather,
  });
  const ids = [...new Set(ultimos.datos.flatMap((data) => data?.rows[0]?.id ?? []))];
  const anteriores = useQueries({
    queries: ids.map((id) => readOptions<typeof analisis.get>(analisis.get, { params: { id } })),
    combine: gather,
  });
  return { ultimos, anteriores };
}

function preciosDe(guardados: readonly analisis.Analisis[], cups: string): PreciosAnteriores | undefined {
  for (const { id, codigo, fecha, puntos } of guardados) {
    const punto = puntos.find((candidato) => candidato.cups === cups);
    if (!punto) continue;
    const { precioEnergiaCliente: precioEnergiaEurKwh, precioPotenciaCliente: precioPotenciaEurKwAnio } =
      punto;
    return { id, codigo, fecha, precioEnergiaEurKwh, precioPotenciaEurKwAnio };
  }
  return undefined;
}
