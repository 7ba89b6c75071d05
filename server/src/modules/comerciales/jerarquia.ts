import { type ProblemError, problem } from '../../platform/problems.ts';

type Persona = { readonly id: string; readonly nombre: string };

/**
 * The circle that somebody would close by reporting to the first of the chain, if they are in it. The chain
 * goes up to the top of the tree.
 */
export function circuloDe(quien: Persona, cadena: readonly Persona[]): Persona[] | undefined {
  const sitio = cadena.findIndex(({ id }) => id === quien.id);
  return sitio === -1 ? undefined : [quien, ...cadena.slice(0, sitio + 1)];
}

export function cicloEnLaJerarquia(circulo: readonly Persona[]): ProblemError {
  const camino = circulo.map(({ nombre }) => nombre).join(' → ');
  return problem({
    code: 'ciclo-en-la-jerarquia',
    status: 409,
    title: 'Nadie puede depender de alguien de su propio equipo',
    extra: {
      detail: camino,
      errors: { responsableId: `Cerraría un círculo: ${camino}` },
      datos: { camino: circulo },
    },
  });
}
