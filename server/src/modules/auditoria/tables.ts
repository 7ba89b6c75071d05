import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';
import type { Entidad } from './auditoria.repository.ts';

type AuditoriaTable = {
  id: Generated<number>;
  /** Null means Vatio itself. */
  usuarioId: string | null;
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
