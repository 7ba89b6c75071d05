import type { incidencias } from '@vatio/contract/endpoints';
import type { Generated } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

type IncidenciaTable = {
  id: Generated<string>;
  codigo: string;
  clienteId: string;
  asunto: string;
  /** The bill that the house claims for its client. */
  facturaId: string | null;
  estado: Generated<incidencias.Estado>;
  cambiadaEn: DefaultInstant;
  creadaPor: string | null;
  creadaEn: DefaultInstant;
};

type IncidenciaMensajeTable = {
  id: Generated<string>;
  incidenciaId: string;
  texto: string;
  deLaCasa: boolean;
  usuarioId: string | null;
  creadoEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    incidencia: IncidenciaTable;
    incidenciaMensaje: IncidenciaMensajeTable;
  }
}
