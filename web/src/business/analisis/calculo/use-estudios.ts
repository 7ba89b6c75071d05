import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Estudios, MesaDeCalculo, type Peticion } from './mesa-de-calculo.ts';

/** The studies of these inputs, drawn in the same frame in which the inputs change. */
export function useEstudios(peticiones: readonly Peticion[], enfocado: string | undefined): Estudios {
  const [mesa] = useState(() => new MesaDeCalculo());
  // A layout effect runs before the browser paints, so that a slider and its figures move together.
  useLayoutEffect(() => mesa.calculate(peticiones, enfocado), [mesa, peticiones, enfocado]);
  useEffect(() => () => mesa.stop(), [mesa]);
  return useSyncExternalStore(mesa.subscribe, mesa.read);
}
