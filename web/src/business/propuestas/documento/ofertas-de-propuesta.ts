import type { propuestas } from '@vatio/contract';

type Propuesta = propuestas.Propuesta;

export type OfertaDePropuesta = propuestas.Alternativa;

/** Every offer of the proposal with its own figures, in their order. */
export function ofertasDePropuesta(propuesta: Propuesta): OfertaDePropuesta[] {
  const { alternativas, ...cuenta } = propuesta;
  return [cuenta, ...alternativas].toSorted((a, b) => a.oferta - b.oferta);
}

/** The analyses of the first offer and of each other one, as the calls take them. */
export function analisisDeOfertas(propuesta: Propuesta): { analisis: string[]; alternativas: string[][] } {
  const [analisis = [], ...alternativas] = ofertasDePropuesta(propuesta).map(({ puntos }) => [
    ...new Set(puntos.map((punto) => punto.analisis.id)),
  ]);
  return { analisis, alternativas };
}
