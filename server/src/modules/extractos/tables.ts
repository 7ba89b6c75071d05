import type { reclamaciones } from '@vatio/contract/endpoints';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type ExtractoTable = {
  id: Generated<string>;
  codigo: string;
  comercializadora: string;
  /** The first day of the month. */
  mes: string;
  fichero: string;
  /** What the file held, so that the same one is not read twice. */
  sha256: Buffer;
  filasFuera: Generated<number>;
  creadoPor: string | null;
  creadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

type ExtractoLineaTable = {
  id: Generated<string>;
  extractoId: string;
  /** The rows of the file that are added up; none for a contract that the statement leaves out. */
  filas: number[];
  cups: string;
  referencia: string | null;
  desde: string;
  hasta: string;
  /** PostgreSQL gives a `numeric` as a text. */
  importeEur: ColumnType<string, number, never>;
  contratoId: string | null;
  /** All that the supplier owed of the contract by then, €, whatever it had paid. */
  debidoEur: ColumnType<string | null, number | null, never>;
};

type ExtractoColumnasTable = {
  comercializadora: string;
  columnas: JSONColumnType<Record<string, string | null>>;
};

type ReclamacionTable = {
  id: Generated<string>;
  codigo: string;
  comercializadora: string;
  estado: Generated<reclamaciones.Estado>;
  estadoDesde: DefaultInstant;
  texto: string;
  respuesta: Generated<string>;
  version: Generated<number>;
  creadaPor: string | null;
  creadaEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

type ReclamacionLineaTable = {
  reclamacionId: string;
  lineaId: string;
  /** What was owed of the line when the claim was made, €. */
  reclamadoEur: ColumnType<string, number, never>;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    extracto: ExtractoTable;
    extractoLinea: ExtractoLineaTable;
    extractoColumnas: ExtractoColumnasTable;
    reclamacion: ReclamacionTable;
    reclamacionLinea: ReclamacionLineaTable;
  }
}
