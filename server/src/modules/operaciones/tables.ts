import type { operaciones } from '@vatio/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

/** A row of a file that was left out, as it came. */
export type FilaConError = {
  readonly fila: number;
  /** Titles of the columns that are wrong, where it is known which. */
  readonly campo?: string;
  readonly motivo: string;
  readonly celdas: readonly string[];
};

type OperacionTable = {
  id: Generated<string>;
  tipo: operaciones.Tipo;
  usuarioId: string;
  detalle: JSONColumnType<Record<string, unknown>, string, never>;
  errores: JSONColumnType<FilaConError[], string | undefined, never>;
  estado: Generated<operaciones.Estado>;
  revision: Generated<number>;
  total: Generated<number>;
  hechas: Generated<number>;
  sinCambios: Generated<number>;
  rechazadas: Generated<number>;
  motivo: string | null;
  terminadaEn: OptionalInstant;
  deshaceId: string | null;
  creadoEn: DefaultInstant;
  deshechaEn: OptionalInstant;
};

type OperacionFilaTable = {
  operacionId: string;
  orden: number;
  entidad: operaciones.Entidad;
  entidadId: string;
  resultado: Generated<operaciones.Resultado>;
  motivo: string | null;
  antes: JSONColumnType<object | null, string | null, string | null>;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    operacion: OperacionTable;
    operacionFila: OperacionFilaTable;
  }
}
