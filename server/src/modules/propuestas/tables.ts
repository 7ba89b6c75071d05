import type { evidencias, propuestas } from '@vatio/contract/endpoints';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { KeptBrand } from '../../platform/brand/brand.repository.ts';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

/** PostgreSQL gives a `numeric` as a text. */
type Amount = ColumnType<string, number, number>;

/** The client and the representative as they were when it was sent. */
export type Personas = {
  readonly cliente: {
    readonly nombre: string;
    readonly nif: string | null;
    readonly direccion: string | null;
    readonly codigoPostal: string | null;
    readonly municipio: string | null;
  };
  readonly comercial: {
    readonly nombre: string;
    readonly email: string | null;
    readonly telefono: string | null;
  };
};

export type PropuestaTable = {
  id: Generated<string>;
  codigo: string;
  clienteId: string;
  comercialId: string | null;
  estado: ColumnType<propuestas.Estado, propuestas.Estado | undefined, propuestas.Estado>;
  numero: Generated<number>;
  version: Generated<number>;
  creadoPor: string;
  creadoEn: DefaultInstant;
  actualizadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

type PropuestaVersionTable = {
  propuestaId: string;
  numero: number;
  validezDias: number;
  mensaje: string;
  cups: string[];
  actualAnualEur: Amount;
  ofertaAnualEur: Amount;
  ahorroAnualEur: Amount;
  consumoAnualKwh: Amount;
  comisionEur: Amount;
  /** How many offers it makes, and which of them the sums are of. */
  ofertas: Generated<number>;
  oferta: Generated<number>;
  diferencias: JSONColumnType<propuestas.Diferencia[], string | undefined, string>;
  creadoPor: string;
  creadoEn: DefaultInstant;
  enviadaEn: OptionalInstant;
  enviadaA: string | null;
  validaHasta: string | null;
  personas: JSONColumnType<Personas | null, string | null | undefined, string>;
  /** The brand under which it was sent; null before there were brands. */
  marca: JSONColumnType<KeptBrand | null, string | null | undefined, string>;
  pdfSha256: Buffer | null;
  sal: Buffer | null;
  testigoHash: Buffer | null;
  retiradaEn: OptionalInstant;
};

type PropuestaLineaTable = {
  propuestaId: string;
  numero: number;
  /** Which of the offers it belongs to, from 1. */
  oferta: number;
  cups: string;
  orden: number;
  analisisId: string;
};

type PropuestaAperturaTable = {
  propuestaId: string;
  numero: number;
  visita: string;
  agente: string;
  ipHash: Buffer;
  abiertaEn: DefaultInstant;
};

export type Consentimiento = {
  readonly id: string;
  readonly version: string;
  readonly aceptado: boolean;
  /** The words that were shown; absent in what was accepted before brands had texts of their own. */
  readonly texto?: string;
};

type PropuestaRespuestaTable = {
  propuestaId: string;
  numero: number;
  tipo: 'aceptada' | 'rechazada';
  nombre: string | null;
  nif: string | null;
  /** Who signed and in what capacity; null before it was asked. */
  dni: string | null;
  calidad: evidencias.Calidad | null;
  motivo: string | null;
  /** The offer that was accepted; null when none was. */
  oferta: number | null;
  pdfSha256: Buffer | null;
  consentimientos: JSONColumnType<Consentimiento[], string | undefined, never>;
  /** By which way the code that they gave had gone; null when none was asked for. */
  codigoPor: evidencias.ViaDeCodigo | null;
  ip: string;
  agente: string;
  contratos: Generated<string[]>;
  creadaEn: DefaultInstant;
};

type PropuestaCodigoTable = {
  propuestaId: string;
  numero: number;
  via: evidencias.ViaDeCodigo;
  /** The address of the mail, or the number in E.164. */
  destino: string;
  hash: Buffer;
  caducaEn: ColumnType<string, string | Date, string | Date>;
  intentos: Generated<number>;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    propuesta: PropuestaTable;
    propuestaVersion: PropuestaVersionTable;
    propuestaLinea: PropuestaLineaTable;
    propuestaApertura: PropuestaAperturaTable;
    propuestaRespuesta: PropuestaRespuestaTable;
    propuestaCodigo: PropuestaCodigoTable;
  }
}
