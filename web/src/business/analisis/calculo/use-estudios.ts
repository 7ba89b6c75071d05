import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Estudios, MesaDeCalculo, type Peticion } from './mesa-de-calculo.ts';

/** The studies of these inputs. */
export function useEstudios(peticiones: readonly Peticion[], enfocado: string | undefined): Estudios {
  const [mesa] = useState(() => new MesaDeCalculo());
  // It is calculated while the inputs are drawn, so that a slider and its figures move together and are drawn once.
  useMemo(() => mesa.calculate(peticiones, enfocado), [mesa, peticiones, enfocado]);
  useEffect(() => () => mesa.stop(), [mesa]);
  return useSyncExternalStore(mesa.subscribe, mesa.read);
}
