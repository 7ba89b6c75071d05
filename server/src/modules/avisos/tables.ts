import type { avisos } from '@vatio/contract/endpoints';
import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type SucesoTable = {
  /** A bigint, which arrives as a text. */
  id: Generated<string>;
  evento: avisos.Evento;
  entidadId: string;
  clave: string;
  autorId: string | null;
  creadoEn: DefaultInstant;
  repartidoEn: OptionalInstant;
};

type AvisoTable = {
  id: Generated<string>;
  usuarioId: string;
  sucesoId: string;
  leidoEn: OptionalInstant;
};

type PreferenciaDeAvisoTable = {
  usuarioId: string;
  evento: avisos.Evento;
  campana: boolean;
  correo: boolean;
};

type SilencioDeAvisosTable = { usuarioId: string; desde: string; hasta: string };

type ResumenSemanalTable = {
  usuarioId: string;
  /** The last Monday for which it was written, or had nothing to say. */
  semana: string | null;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    suceso: SucesoTable;
    aviso: AvisoTable;
    preferenciaDeAviso: PreferenciaDeAvisoTable;
    silencioDeAvisos: SilencioDeAvisosTable;
    resumenSemanal: ResumenSemanalTable;
  }
}
