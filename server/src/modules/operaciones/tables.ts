import type { asignacionesDeFichero, operaciones } from '@vatio/contract/endpoints';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

/** A row of a file: its cells as they came, and what its importer made of them. */
export type DatosDeFila = { readonly celdas: readonly string[] };

type OperacionTable = {
  id: Generated<string>;
  tipo: operaciones.Tipo;
  usuarioId: string;
  /** The API key with which a program asked for it. */
  claveId: ColumnType<string | null, string | null | undefined, never>;
  detalle: JSONColumnType<Record<string, unknown>, string, never>;
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
  /** Null for a row of a file until it is imported. */
  entidadId: string | null;
  linea: number | null;
  campo: string | null;
  resultado: Generated<operaciones.Resultado>;
  motivo: string | null;
  antes: JSONColumnType<object | null, string | null, string | null>;
  datos: JSONColumnType<DatosDeFila | null, string | null, string | null>;
};

type Said = JSONColumnType<Readonly<Record<string, string | null>>>;

export type AsignacionTable = {
  id: Generated<string>;
  usuarioId: string;
  tipo: asignacionesDeFichero.Tipo;
  nombre: string;
  /** What the titles of the file have in common with those of its like. */
  cabecera: string;
  columnas: Said;
  rotulos: Said;
  valores: Said;
  hoja: string | null;
  fila: number | null;
  comercializadora: string | null;
  actualizadoEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    operacion: OperacionTable;
    operacionFila: OperacionFilaTable;
    asignacionDeFichero: AsignacionTable;
  }
}
