import type { clientes, supresiones } from '@vatio/contract/endpoints';
import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type ConsentimientoTable = {
  id: Generated<string>;
  clienteId: string;
  finalidad: clientes.Consentimiento['finalidad'];
  otorgado: boolean;
  versionTexto: string;
  canal: clientes.Consentimiento['canal'];
  fecha: string;
  usuarioId: string | null;
  creadoEn: DefaultInstant;
};

type NotaTable = {
  id: Generated<string>;
  clienteId: string;
  texto: string;
  usuarioId: string | null;
  creadoEn: DefaultInstant;
  editadoEn: OptionalInstant;
  borradoEn: OptionalInstant;
};

type SolicitudDeSupresionTable = {
  id: Generated<string>;
  clienteId: string;
  estado: Generated<supresiones.Solicitud['estado']>;
  motivo: Generated<string>;
  pedida: string;
  vence: string;
  ampliacion: string | null;
  rechazo: string | null;
  pedidaPor: string | null;
  resueltaEn: OptionalInstant;
  creadaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    consentimiento: ConsentimientoTable;
    nota: NotaTable;
    solicitudDeSupresion: SolicitudDeSupresionTable;
  }
}
