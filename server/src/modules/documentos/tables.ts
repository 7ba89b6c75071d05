import type { documentos } from '@vatio/contract/endpoints';
import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

export type DocumentoTable = {
  id: Generated<string>;
  entidad: documentos.Dueno;
  entidadId: string;
  tipo: documentos.Tipo;
  nombre: string;
  formato: string;
  bytes: number;
  sha256: Buffer;
  /** Null means that Vatio made it. */
  usuarioId: string | null;
  creadoEn: DefaultInstant;
  actualizadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
  /** Since when the signature of this paper stands no more. */
  firmaDeshechaEn: OptionalInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    documento: DocumentoTable;
  }
}
