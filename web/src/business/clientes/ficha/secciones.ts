import { useSearch } from '@tanstack/react-router';
import type { RawSearch } from '../../../data/list-state.ts';

export const SECCIONES = [
  'resumen',
  'puntos',
  'analisis',
  'propuestas',
  'contratos',
  'documentos',
  'notas',
  'consentimientos',
  'actividad',
] as const;
export type Seccion = (typeof SECCIONES)[number];

/** What the house writes for itself: the client it is about does not read it. */
export const DE_LA_CASA: readonly Seccion[] = ['notas'];

/** The section that the address names. */
export function useSeccion(): Seccion {
  const { seccion }: RawSearch = useSearch({ strict: false });
  return SECCIONES.find((una) => una === seccion) ?? 'resumen';
}
