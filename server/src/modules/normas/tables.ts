import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

type NormaAcordadaTable = {
  id: string;
  cumplida: boolean | null;
  validada: boolean | null;
  nota: Generated<string>;
  acordadaPor: string | null;
  acordadaEn: DefaultInstant;
};

/** PostgreSQL gives a `numeric` as a text. */
type Figure = ColumnType<string, number, never>;

type NormaPropiaTable = {
  id: string;
  norma: string;
  boe: string;
  ieeTipo: Figure;
  ivaTipo: Figure;
  ivaHastaKw: Figure;
  condicion: string;
  serie: string;
  publicada: string;
  desde: string;
  hasta: string;
  creadaPor: string | null;
  creadaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    normaAcordada: NormaAcordadaTable;
    normaPropia: NormaPropiaTable;
  }
}
