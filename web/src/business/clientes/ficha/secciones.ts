import { useSearch } from '../../../router/use-router.ts';

export const SECCIONES = [
  'resumen',
  'puntos',
  'analisis',
  'propuestas',
  'contratos',
  'incidencias',
  'documentos',
  'notas',
  'consentimientos',
  'actividad',
] as const;
export type Seccion = (typeof SECCIONES)[number];

/** Sections for the house alone: the client does not read them. */
export const DE_LA_CASA: readonly Seccion[] = ['notas'];

export function useSeccion(): Seccion {
  const { seccion } = useSearch();
  return SECCIONES.find((una) => una === seccion) ?? 'resumen';
}
