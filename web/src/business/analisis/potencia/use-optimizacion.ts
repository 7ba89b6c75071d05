import type { puntosSuministro } from '@vatio/contract';
import {
  anioDe,
  billsExceso,
  type CondicionDeSuministro,
  type ControlDePotencia,
  type Issue,
  optimizePotencia,
  type PotenciaOptima,
  type Tarifa,
} from '@vatio/domain';
import { useMemo } from 'react';
import type { EntradaDeLuz } from '../calculo/entrada.ts';
import { useDemanda } from './use-demanda.ts';

type Optimizacion = {
  readonly cargando: boolean;
  readonly error: Error | null;
  /** The best powers, compared with the contracted ones. */
  readonly optima: PotenciaOptima | undefined;
  readonly issue: Issue | undefined;
  /** Returns the cost of the given powers, on the `actual` side; undefined while it cannot be known. */
  readonly costeDe: (potenciasKw: readonly number[]) => PotenciaOptima | undefined;
};

/** The exact optimum of a supply for a price of the kW; without one, for the regulated price. */
export function useOptimizacion(
  ficha: puntosSuministro.PuntoSuministro,
  entrada: EntradaDeLuz,
  precioEurKwAnio: readonly number[] | undefined,
): Optimizacion {
  const { demanda, ...lectura } = useDemanda(ficha, entrada);
  const { tarifa, zona, tipoMedida, potenciasKw: contratadas, condicion } = entrada.punto;
  const controlPotencia = controlSupuesto(tarifa, condicion);
  const maximoKw = ficha.derechosExtensionKw ?? undefined;
  const anio = anioDe(entrada.fecha);

  const optimize = useMemo(() => {
    if (!demanda) return undefined;
    const comun = { tarifa, zona, tipoMedida, anio, demanda, maximoKw, controlPotencia };
    return (potenciasKw: readonly number[]) =>
      optimizePotencia({ ...comun, potenciasKw, precioPotenciaEurKwAnio: precioEurKwAnio });
  }, [tarifa, zona, tipoMedida, anio, demanda, maximoKw, controlPotencia, precioEurKwAnio]);

  const resultado = useMemo(() => optimize?.(contratadas), [optimize, contratadas]);
  return {
    ...lectura,
    optima: resultado?.ok ? resultado.value : undefined,
    issue: resultado && !resultado.ok ? resultado.issue : undefined,
    costeDe: (potenciasKw) => {
      const coste = optimize?.(potenciasKw);
      return coste?.ok ? coste.value : undefined;
    },
  };
}

/** A proposal for a supply of which nobody knows the control is one that no ICP would cut off. */
export function controlSupuesto(
  tarifa: Tarifa,
  condicion: CondicionDeSuministro | undefined,
): ControlDePotencia {
  return condicion?.controlPotencia ?? (billsExceso(tarifa, undefined) ? 'maximetro' : 'icp');
}
