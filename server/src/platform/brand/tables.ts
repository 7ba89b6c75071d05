import type { ajustes } from '@vatio/contract/endpoints';
import type { Territorio } from '@vatio/domain';
import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../tables.ts';

export type MarcaTable = {
  id: Generated<string>;
  nombre: string;
  predeterminada: Generated<boolean>;
  razonSocial: Generated<string>;
  formaJuridica: Generated<string>;
  cif: string | null;
  direccion: Generated<string>;
  codigoPostal: Generated<string>;
  municipio: Generated<string>;
  provincia: Generated<string>;
  registro: Generated<string>;
  contactoDatos: Generated<string>;
  textoLegal: Generated<string>;
  colorPrincipal: Generated<string>;
  colorAcento: Generated<string>;
  logo: Buffer | null;
  logoTipo: 'image/svg+xml' | 'image/png' | null;
  remitenteNombre: Generated<string>;
  remitenteEmail: string | null;
  territorio: Territorio | null;
  iban: string | null;
  firma: Generated<ajustes.Marca['firma']>;
  validezDias: Generated<number>;
  conVatio: Generated<boolean>;
  /** Whether companies are asked for the papers that the law asks only of natural persons. */
  exigeEmpresas: Generated<boolean>;
  version: Generated<number>;
  creadoEn: DefaultInstant;
  actualizadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

type MarcaTextoTable = {
  marcaId: string;
  tipo: ajustes.TipoDeTexto;
  numero: number;
  texto: string;
  creadoPor: string | null;
  creadoEn: DefaultInstant;
};

declare module '../tables.ts' {
  interface Tables {
    marca: MarcaTable;
    marcaTexto: MarcaTextoTable;
  }
}
