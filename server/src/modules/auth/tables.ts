import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type EnlaceAccesoTable = {
  hash: Buffer;
  usuarioId: string;
  motivo: 'recuperacion' | 'invitacion';
  caducaEn: string;
  usadoEn: OptionalInstant;
  creadoEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    enlaceAcceso: EnlaceAccesoTable;
  }
}
