import type { evidencias } from '@vatio/contract/endpoints';
import type { OrigenDeContacto } from '@vatio/domain';
import type { JSONColumnType } from 'kysely';
import type { DefaultInstant } from '../../../platform/tables.ts';

/** What is written down of each requirement that is no paper. */
export type Anotado = {
  contacto: {
    readonly origen: OrigenDeContacto;
    readonly fecha: string;
    readonly porTelefono: boolean;
    readonly grabacion: string;
    readonly prueba: string;
  };
  firmante: { readonly nombre: string; readonly dni: string; readonly calidad: evidencias.Calidad };
  'bono-social': { readonly tiene: boolean };
  ficha: {
    readonly medio: 'correo' | 'en-mano';
    readonly destinatario: string | null;
    /** The hash of the terms that it tells. */
    readonly huella: string;
  };
};

export type RequisitoAnotado = keyof Anotado;

type ContratoRequisitoTable = {
  contratoId: string;
  requisito: RequisitoAnotado;
  datos: JSONColumnType<Anotado[RequisitoAnotado], string, string>;
  anotadoPor: string | null;
  anotadoEn: DefaultInstant;
};

declare module '../../../platform/tables.ts' {
  interface Tables {
    contratoRequisito: ContratoRequisitoTable;
  }
}
