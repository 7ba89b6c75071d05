import type { auth, vistas } from '@vatio/contract/endpoints';
import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

export type VistaTable = {
  id: Generated<string>;
  lista: string;
  nombre: string;
  consulta: string;
  columnas: string[];
  ambito: vistas.Vista['ambito'];
  fijada: boolean;
  predeterminadaDe: auth.Role[];
  usuarioId: string;
  version: Generated<number>;
  creadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    vista: VistaTable;
  }
}
