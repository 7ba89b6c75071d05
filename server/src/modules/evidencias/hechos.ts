import type { evidencias } from '@vatio/contract/endpoints';

/** What is sealed of an acceptance. Instants are UTC. */
export type Hechos = {
  readonly id: string;
  readonly codigo: string;
  readonly numero: number;
  readonly titular: { readonly nombre: string; readonly nif: string };
  readonly firmante: {
    readonly nombre: string;
    readonly dni: string;
    readonly calidad: evidencias.Calidad;
    /** The address that received the code; null when it went by SMS, or none was asked for. */
    readonly correoComprobado: string | null;
    /** The mobile, in E.164, that received the code; absent when it went by mail, or none was asked for. */
    readonly movilComprobado?: string;
  };
  /** The chosen offer of how many, and the SHA-256 of the text of the choice, in UTF-8; absent where there was one. */
  readonly oferta?: { readonly numero: number; readonly de: number; readonly textoSha256: string };
  readonly textos: readonly {
    readonly id: string;
    readonly version: string;
    readonly texto: string;
    readonly aceptado: boolean;
  }[];
  readonly pdfSha256: string;
  readonly ip: string;
  readonly agente: string;
  readonly enviadaEn: string;
  readonly abiertaEn: string | null;
  readonly aceptadaEn: string;
};

/** By which way the code went that whoever signed gave. */
export function codigoPor({
  correoComprobado,
  movilComprobado,
}: Hechos['firmante']): evidencias.ViaDeCodigo | null {
  if (correoComprobado !== null) return 'correo';
  return movilComprobado === undefined ? null : 'movil';
}

export type Sealed = {
  readonly hechos: Hechos;
  /** The seal and the public key are in base64. */
  readonly sello: string;
  readonly clavePublica: string;
  /** The page where anybody checks it. */
  readonly verifyAt: string;
};
