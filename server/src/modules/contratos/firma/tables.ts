import type { firmaDeContrato } from '@vatio/contract/endpoints';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PlaceToSign } from '../../../platform/signature/provider.ts';
import type { DefaultInstant, OptionalInstant } from '../../../platform/tables.ts';

type EnvioDeFirmaTable = {
  id: Generated<string>;
  contratoId: string;
  marcaId: string;
  proveedorId: string | null;
  nombre: string;
  email: string;
  telefono: string | null;
  /** The hash of the terms that the paper tells. */
  huella: string;
  /** The paper and its boxes, until the provider has them. */
  pdf: Buffer | null;
  lugares: JSONColumnType<readonly PlaceToSign[] | null, string | null, string | null>;
  estado: ColumnType<
    firmaDeContrato.Envio['estado'],
    firmaDeContrato.Envio['estado'] | undefined,
    firmaDeContrato.Envio['estado']
  >;
  motivo: string | null;
  problema: string | null;
  firmadoEn: OptionalInstant;
  intentos: Generated<number>;
  siguienteEn: DefaultInstant;
  terminadoEn: OptionalInstant;
  creadoPor: string | null;
  creadoEn: DefaultInstant;
};

type PapelDeFirmaPorBorrarTable = {
  id: string;
  clienteId: string;
  marcaId: string;
  proveedorId: string | null;
  problema: string | null;
  intentos: Generated<number>;
  siguienteEn: DefaultInstant;
};

declare module '../../../platform/tables.ts' {
  interface Tables {
    envioDeFirma: EnvioDeFirmaTable;
    papelDeFirmaPorBorrar: PapelDeFirmaPorBorrarTable;
  }
}
