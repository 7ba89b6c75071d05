import type { conexiones } from '@vatio/contract/endpoints';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type ConexionTable = {
  id: conexiones.IdDeConexion;
  activa: boolean;
  demo: boolean;
  direccion: string;
  usuario: string | null;
  /** It is encrypted (`platform/sealed-secret.ts`). */
  clave: Buffer | null;
  cupoDiario: number;
  sinPermiso: boolean;
  usuarioId: string | null;
  cambiadaEn: DefaultInstant;
};

type PermisoDeDatosTable = {
  id: Generated<string>;
  clienteId: string;
  cups: string[];
  meses: number;
  hash: Buffer | null;
  documentoId: string | null;
  enviadaA: string | null;
  creadoPor: string | null;
  creadoEn: DefaultInstant;
  caducaEn: ColumnType<string, Date, Date>;
  concedidoEn: OptionalInstant;
  hasta: string | null;
  texto: string | null;
  nombre: string | null;
  nif: string | null;
  ip: string | null;
  agente: string | null;
  revocadoEn: OptionalInstant;
};

export type EstadoGuardado = 'en-cola' | 'preguntando' | 'entregada' | 'sin-datos' | 'fallida';

type ConsultaDeDatosTable = {
  id: Generated<string>;
  conexion: conexiones.IdDeConexion;
  cups: string | null;
  dia: string | null;
  permisoId: string | null;
  usuarioId: string;
  deFondo: boolean;
  estado: Generated<EstadoGuardado>;
  motivo: string | null;
  intentos: Generated<number>;
  pedidaEn: DefaultInstant;
  siguienteEn: DefaultInstant;
  terminadaEn: OptionalInstant;
};

type LlamadaDeConexionTable = {
  id: Generated<string>;
  conexion: conexiones.IdDeConexion;
  clave: Buffer;
  permisoId: string | null;
  hechaEn: DefaultInstant;
  status: number | null;
  cuerpo: Buffer | null;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    conexion: ConexionTable;
    permisoDeDatos: PermisoDeDatosTable;
    consultaDeDatos: ConsultaDeDatosTable;
    llamadaDeConexion: LlamadaDeConexionTable;
  }
}
