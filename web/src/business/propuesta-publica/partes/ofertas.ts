import type { propuestaPublica } from '@vatio/contract';

type Propuesta = propuestaPublica.PropuestaPublica;
export type OfertaPublica = Pick<Propuesta, 'oferta' | 'eleccion' | 'resumen' | 'puntos'>;

export function ofertasDe({ oferta, eleccion, resumen, puntos, alternativas }: Propuesta): OfertaPublica[] {
  return [{ oferta, eleccion, resumen, puntos }, ...alternativas].toSorted((a, b) => a.oferta - b.oferta);
}
