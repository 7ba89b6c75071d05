import type { listasCodigos } from '@vatio/contract/endpoints';
import type { Generated } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

type ListaCodigosTable = {
  id: Generated<string>;
  usuarioId: string;
  de: listasCodigos.ListaConCodigos;
  codigos: string[];
  repetidos: string[];
  malformados: string[];
  creadaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    listaCodigos: ListaCodigosTable;
  }
}
