import type { Generated } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

type ClaveDeSelloTable = {
  id: Generated<string>;
  publica: Buffer;
  privada: Buffer;
  creadaEn: DefaultInstant;
};

type EvidenciaTable = {
  id: string;
  propuestaId: string;
  numero: number;
  contenido: string;
  sello: Buffer;
  claveId: string;
  pdf: Buffer;
  pdfSha256: Buffer;
  creadaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    claveDeSello: ClaveDeSelloTable;
    evidencia: EvidenciaTable;
  }
}
