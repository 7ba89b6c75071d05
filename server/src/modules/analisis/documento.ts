import type { analisis } from '@vatio/contract';

/** What is kept of an analysis for ever: everything that decides its figures, and the figures. */
export type Documento = analisis.Resultado & Pick<analisis.Analisis, 'productos'>;
