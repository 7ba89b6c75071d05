import type { analisis, WithProductoId } from '@vatio/contract/endpoints';
import type { CasoComision, Fees } from '@vatio/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';
import type { CuartosGuardados } from './cuartos-guardados.ts';

type PuntoDeLlamada = analisis.Resultado['puntos'][number];

/** What the database keeps of an analysis, in the names of the call that answered it. */
export type DocumentoGuardado = Omit<analisis.Resultado, 'puntos'> &
  Required<Pick<analisis.Analisis, 'productos'>> & {
    puntos: (PuntoDeLlamada & { cuartos?: CuartosGuardados | undefined })[];
  };

/** All that an analysis keeps for ever: everything that decides its figures, and the figures. */
export type Documento = Pick<DocumentoGuardado, 'fecha' | 'supuestos' | 'totales' | 'productos'> & {
  readonly fees: Fees;
  readonly puntos: (Omit<WithProductoId<DocumentoGuardado['puntos'][number]>, 'excluidos'> & {
    readonly excluidos: WithProductoId<PuntoDeLlamada['excluidos'][number]>[];
  })[];
  readonly datosCupsProducto: WithProductoId<DocumentoGuardado['datosCupsProducto'][number]>[];
};

/** What commission rules need to know of a supply with its chosen product; the day depends on who asks. */
export type CasoGuardado = Omit<CasoComision, 'fecha'> & { readonly cups: string };

type AnalisisTable = {
  id: Generated<string>;
  codigo: string;
  version: number;
  clienteId: string | null;
  comercialId: string | null;
  cups: string[];
  fecha: string;
  /** PostgreSQL gives a `numeric` as a text. */
  ahorroAnualEur: ColumnType<string, number, never>;
  comisionEur: ColumnType<string, number, never>;
  notas: string;
  documento: JSONColumnType<DocumentoGuardado, string, never>;
  /** A generated column, computed from the document. */
  casosDeComision: ColumnType<CasoGuardado[], never, never>;
  creadoPor: string;
  creadoEn: DefaultInstant;
};

type ClaveIdempotenciaTable = {
  usuarioId: string;
  clave: string;
  huella: Buffer;
  analisisId: string;
  creadaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    analisis: AnalisisTable;
    claveIdempotencia: ClaveIdempotenciaTable;
  }
}
