import type { auth, correos } from '@vatio/contract/endpoints';
import type { ColumnType, Generated } from 'kysely';

/** An instant: read as an ISO 8601 text in UTC, written as a text or a Date. */
type Instant = ColumnType<string, string | Date, string | Date>;
export type DefaultInstant = ColumnType<string, string | Date | undefined, string | Date>;
export type OptionalInstant = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;

export type UsuarioTable = {
  id: Generated<string>;
  nombre: string;
  nombreUsuario: string;
  email: string;
  avatar: string | null;
  rol: auth.Role;
  estado: 'pendiente' | 'activo' | 'bloqueado';
  claveHash: string;
  /** The version grows with each change of role, state or password; access tokens carry it. */
  versionAcceso: Generated<number>;
  /** They have been shown around, or did not want to be. */
  recorridoVisto: Generated<boolean>;
  /** The rows that a page of their lists has; null until they have chosen. */
  filasPorPagina: NonNullable<auth.UserData['filasPorPagina']> | null;
  /** The cards of their home page in their own order; null until they have chosen. */
  ordenDeInicio: NonNullable<auth.UserData['ordenDeInicio']> | null;
  creadoEn: DefaultInstant;
};

type SesionTable = {
  id: Generated<string>;
  usuarioId: string;
  /** The network address from which the session was used last. */
  direccion: string | null;
  agente: string | null;
  /** It was opened with two factors, other than the code of an application. */
  conDosFactores: Generated<boolean>;
  creadaEn: DefaultInstant;
  usadaEn: DefaultInstant;
  terminadaEn: OptionalInstant;
};

/** A look of an administrator, from that session, at what an account sees. */
type MiradaTable = {
  id: Generated<string>;
  sesionId: string;
  usuarioId: string;
  desde: DefaultInstant;
  hasta: Instant;
};

type TestigoRefrescoTable = {
  hash: Buffer;
  sesionId: string;
  caducaEn: Instant;
  usadoEn: OptionalInstant;
};

type CorreoTable = {
  id: Generated<string>;
  motivo: correos.Motivo;
  entidad: correos.Entidad;
  entidadId: string;
  destinatario: string;
  asunto: string;
  texto: string | null;
  adjunto: Buffer | null;
  adjuntoNombre: string | null;
  adjuntoTipo: string | null;
  /** The address in the text that the HTML draws as a button. */
  enlace: string | null;
  estado: Generated<correos.Estado>;
  intentos: Generated<number>;
  siguiente: DefaultInstant;
  caducaEn: OptionalInstant;
  /** Of the mails to one person with the same one, one at a time waits. */
  tanda: Generated<string | null>;
  error: string | null;
  usuarioId: string | null;
  marcaId: string | null;
  creadoEn: DefaultInstant;
  cambiadoEn: DefaultInstant;
};

type CorreoEntregaTable = { correoId: string; intento: number; creadaEn: DefaultInstant };

type ClaveApiTable = {
  id: Generated<string>;
  nombre: string;
  usuarioId: string;
  creadaPor: string;
  hash: Buffer;
  inicio: string;
  ambitos: string[];
  caducaEn: Instant;
  creadaEn: DefaultInstant;
  usadaEn: OptionalInstant;
  revocadaEn: OptionalInstant;
};

type RespuestaGuardadaTable = {
  usuarioId: string;
  clave: string;
  huella: Buffer;
  estado: number | null;
  cuerpo: string | null;
  creadaEn: DefaultInstant;
  latidaEn: DefaultInstant;
};

type NumeracionTable = { serie: string; anio: number; ultimo: number };

/**
 * The tables of `server/migrations`, with their columns in camelCase as the query builder writes them. An interface, so
 * that a module with many tables adds them in a file of its own.
 */
export interface Tables {
  usuario: UsuarioTable;
  sesion: SesionTable;
  mirada: MiradaTable;
  testigoRefresco: TestigoRefrescoTable;
  correo: CorreoTable;
  correoEntrega: CorreoEntregaTable;
  numeracion: NumeracionTable;
  claveApi: ClaveApiTable;
  respuestaGuardada: RespuestaGuardadaTable;
}
