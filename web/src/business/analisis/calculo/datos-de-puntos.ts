import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { analisis, feesOfCall, puntosSuministro, type ResponseOf } from '@vatio/contract';
import type { Fees } from '@vatio/domain';
import { useMemo } from 'react';
import { Problem } from '../../../data/problem.ts';
import { keyOf, useRead } from '../../../data/use-read.ts';
import { cuartosDeCurva, lecturaDeCuartos } from './cuartos.ts';
import type { DatosPunto, PreciosAnteriores } from './datos-punto.ts';

/** A point that could not be read, with the reason of the server: unknown, of somebody else, or unreachable. */
export type PuntoSinDatos = { readonly cups: string; readonly problem: Problem };

export type DatosDePuntos = {
  readonly cargando: boolean;
  readonly datos: readonly DatosPunto[];
  readonly fallidos: readonly PuntoSinDatos[];
  /** The fees of the newest of the points' earlier analyses. */
  readonly fees: Fees | undefined;
  readonly retry: () => void;
};

type Punto = ResponseOf<typeof analisis.datos>['puntos'][number];

const NONE: readonly Punto[] = [];

/** The sheets, histories and last prices of some supply points, all from one read. */
export function useDatosDePuntos(cups: readonly string[]): DatosDePuntos {
  const client = useQueryClient();
  const { data, error, isPending } = useRead(
    analisis.datos,
    { query: { cups: cups.join(',') } },
    { staleWith: puntosSuministro.get },
  );
  const puntos = data?.puntos ?? NONE;
  const normas = data?.normas;
  const cuartos = useQueries({
    queries: puntos.map(({ ficha, consumos }) => lecturaDeCuartos(ficha.cups, ficha, consumos)),
    combine: gather,
  });

  return useMemo(() => {
    const datos = puntos.flatMap(({ ficha, consumos, anteriores, mercado, mercadoPvpc }, i) => {
      const curva = cuartos.datos[i];
      if (cuartos.leyendo[i] || cuartos.problemas[i]) return [];
      return {
        ficha,
        consumos,
        cuartos: curva && cuartosDeCurva(curva),
        mercado,
        mercadoPvpc,
        normas,
        anteriores: anteriores ? enEuros(anteriores) : undefined,
      };
    });
    const fallidos = cups.flatMap((codigo) => {
      const i = puntos.findIndex(({ ficha }) => ficha.cups === codigo);
      const problem = data && i < 0 ? DESCONOCIDO : (error ?? cuartos.problemas[i]);
      return problem ? { cups: codigo, problem } : [];
    });
    return {
      cargando: isPending || cuartos.leyendo.some(Boolean),
      datos,
      fallidos,
      fees: data?.ultimos ? feesOfCall(data.ultimos) : undefined,
      retry: () => {
        for (const endpoint of [puntosSuministro.get, puntosSuministro.curva]) {
          client.invalidateQueries({ queryKey: keyOf(endpoint) });
        }
      },
    };
  }, [client, cups, data, error, isPending, puntos, normas, cuartos]);
}

type Leidos<T> = {
  readonly datos: readonly (T | undefined)[];
  readonly problemas: readonly (Problem | null)[];
  readonly leyendo: readonly boolean[];
};

/** Returns the same object until something changes, so that calculations that depend on it are not repeated. */
function gather<T>(queries: readonly UseQueryResult<T, Problem>[]): Leidos<T> {
  return {
    datos: queries.map(({ data }) => data),
    problemas: queries.map(({ error }) => error),
    leyendo: queries.map(({ isLoading }) => isLoading),
  };
}

/** What the sheet of a supply says that the user does not see. */
const DESCONOCIDO = new Problem({ status: 404, code: 'no-existe', title: 'No se ha encontrado' });

function enEuros({
  precioEnergiaCliente: precioEnergiaEurKwh,
  precioPotenciaCliente: precioPotenciaEurKwAnio,
  precioFijoCliente: precioFijoEurMes = null,
  ...analisis
}: NonNullable<Punto['anteriores']>): PreciosAnteriores {
  return { ...analisis, precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes };
}
