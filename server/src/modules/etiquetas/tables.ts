import type { ColumnType } from 'kysely';

type EtiquetaTable = {
  nombre: string;
  /** Without accents or capitals; written by the database. */
  plegada: ColumnType<string, never, never>;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    etiqueta: EtiquetaTable;
  }
}
