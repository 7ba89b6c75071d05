import type { clientes } from '@vatio/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type ConsentimientoTable = {
  id: Generated<string>;
  clienteId: string;
  finalidad: clientes.Consentimiento['finalidad'];
  otorgado: boolean;
  versionTexto: string;
  canal: clientes.Consentimiento['canal'];
  fecha: string;
  usuarioId: string | null;
  creadoEn: DefaultInstant;
};

type NotaTable = {
  id: Generated<string>;
  clienteId: string;
  texto: string;
  usuarioId: string | null;
  creadoEn: DefaultInstant;
  editadoEn: OptionalInstant;
  borradoEn: OptionalInstant;
};

/** A row of a file that was left out, as it came. */
export type FilaConError = {
  readonly fila: number;
  readonly motivo: string;
  readonly celdas: readonly string[];
};

type OperacionTable = {
  id: Generated<string>;
  tipo: 'asignacion' | 'traspaso' | 'importacion';
  usuarioId: string;
  detalle: JSONColumnType<Record<string, unknown>, string, never>;
  errores: JSONColumnType<FilaConError[], string | undefined, never>;
  creadoEn: DefaultInstant;
  deshechaEn: OptionalInstant;
};

type OperacionCambioTable = {
  operacionId: string;
  clienteId: string;
  version: number;
  antes: JSONColumnType<Record<string, unknown> | null, string | null, never>;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    consentimiento: ConsentimientoTable;
    nota: NotaTable;
    operacion: OperacionTable;
    operacionCambio: OperacionCambioTable;
  }
}
