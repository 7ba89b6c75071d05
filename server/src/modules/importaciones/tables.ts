import type { importaciones } from '@vatio/contract/endpoints';
import type { Marca } from '@vatio/domain';
import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

export type ImportacionTable = {
  id: string;
  usuarioId: string;
  nombre: string;
  /** The data folder that holds the files, of imports that an earlier version left waiting. */
  carpeta: string | null;
  ficheros: string[];
  estado: Generated<importaciones.Importacion['estado']>;
  formatos: string[];
  /** What the sender says that the hours mark, for files that do not show it. */
  etiqueta: Generated<Marca | null>;
  aceptaRechazadas: Generated<boolean>;
  bytes: number;
  bytesLeidos: Generated<number>;
  filas: Generated<number>;
  nuevas: Generated<number>;
  cambiadas: Generated<number>;
  iguales: Generated<number>;
  rechazadas: Generated<number>;
  filasPorSegundo: number | null;
  segundosRestantes: number | null;
  motivo: string | null;
  avisos: Generated<string[]>;
  cups: Generated<string[]>;
  /** What a connection was asked, where one brought its files. */
  consultaId: string | null;
  revision: Generated<number>;
  creadaEn: DefaultInstant;
  terminadaEn: OptionalInstant;
};

type ImportacionFicheroTable = { importacionId: string; orden: number; sha256: Buffer };

export type ImportacionRechazoTable = {
  importacionId: string;
  orden: number;
  fichero: string;
  linea: number;
  motivo: string;
  texto: string;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    importacion: ImportacionTable;
    importacionFichero: ImportacionFicheroTable;
    importacionRechazo: ImportacionRechazoTable;
  }
}
