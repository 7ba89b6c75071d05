import type { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type Papel = peticionesDeDocumentos.Papel;

type PeticionDeDocumentosTable = {
  id: Generated<string>;
  clienteId: string;
  contratoId: string | null;
  hash: Buffer;
  papeles: Papel[];
  nota: Generated<string>;
  enviadaA: string | null;
  creadaPor: string | null;
  creadaEn: DefaultInstant;
  caducaEn: ColumnType<string, Date, Date>;
  revocadaEn: OptionalInstant;
};

type DocumentoRecibidoTable = { documentoId: string; peticionId: string; papel: Papel };

declare module '../../platform/tables.ts' {
  interface Tables {
    peticionDeDocumentos: PeticionDeDocumentosTable;
    documentoRecibido: DocumentoRecibidoTable;
  }
}
