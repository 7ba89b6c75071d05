import type { areasDePlantilla } from '@vatio/contract/endpoints';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type EnlaceAccesoTable = {
  hash: Buffer;
  usuarioId: string;
  motivo: 'recuperacion' | 'invitacion';
  caducaEn: string;
  usadoEn: OptionalInstant;
  creadoEn: DefaultInstant;
};

export type SegundoPasoTable = {
  usuarioId: string;
  /** Encrypted (`platform/sealed-secret.ts`); null until a first code has proved it. */
  secreto: Buffer | null;
  pendiente: Buffer | null;
  /** A code counts once: this is the step of time of the last one accepted. */
  ultimoPaso: ColumnType<string, number | undefined, number>;
  sal: Buffer;
  activadoEn: OptionalInstant;
};

type CodigoRecuperacionTable = { usuarioId: string; hash: Buffer; usadoEn: OptionalInstant };

export type LlaveDeAccesoTable = {
  id: Generated<string>;
  usuarioId: string;
  nombre: string;
  /** The device itself gave it this identifier. */
  credencial: Buffer;
  /** The key is written as COSE does. */
  clavePublica: Buffer;
  contador: ColumnType<string, number, number>;
  sincronizada: boolean;
  creadaEn: DefaultInstant;
  usadaEn: OptionalInstant;
};

type RetoDeLlaveTable = { hash: Buffer; usuarioId: string | null; caducaEn: string };

export type ProveedorDeIdentidadTable = {
  unica: Generated<boolean>;
  nombre: string;
  emisor: string;
  clienteId: string;
  /** It is encrypted (`platform/sealed-secret.ts`). */
  secreto: Buffer;
  dominios: string[];
  pideCuentas: boolean;
  conDosFactores: boolean;
};

export type EntradaConProveedorTable = {
  estadoHash: Buffer;
  navegadorHash: Buffer;
  nonce: string;
  /** The secret half of PKCE (RFC 7636). */
  verificador: string;
  caducaEn: string;
};

type IdentidadEnlazadaTable = {
  emisor: string;
  sujeto: string;
  usuarioId: string;
  enlazadaEn: DefaultInstant;
};

type AccesoDeLaCasaTable = { unica: Generated<boolean>; segundoPasoAdministradores: Generated<boolean> };

type PlantillaTable = { unica: Generated<boolean>; areasOcultas: areasDePlantilla.Area[] };

declare module '../../platform/tables.ts' {
  interface Tables {
    enlaceAcceso: EnlaceAccesoTable;
    segundoPaso: SegundoPasoTable;
    codigoRecuperacion: CodigoRecuperacionTable;
    llaveDeAcceso: LlaveDeAccesoTable;
    retoDeLlave: RetoDeLlaveTable;
    proveedorDeIdentidad: ProveedorDeIdentidadTable;
    entradaConProveedor: EntradaConProveedorTable;
    identidadEnlazada: IdentidadEnlazadaTable;
    accesoDeLaCasa: AccesoDeLaCasaTable;
    plantilla: PlantillaTable;
  }
}
