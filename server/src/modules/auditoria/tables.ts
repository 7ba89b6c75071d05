import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';
import type { Entidad } from './auditoria.repository.ts';

type AuditoriaTable = {
  id: Generated<number>;
  /** Null means Vatio itself. */
  usuarioId: string | null;
  /** The API key with which a program did it for that account. */
  claveId: ColumnType<string | null, string | null | undefined, never>;
  cuando: DefaultInstant;
  entidad: Entidad;
  entidadId: string;
  accion: string;
  antes: JSONColumnType<object | null, string | null, never>;
  despues: JSONColumnType<object | null, string | null, never>;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    auditoria: AuditoriaTable;
  }
}
