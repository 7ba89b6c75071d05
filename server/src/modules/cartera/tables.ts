import type { campos, etiquetas } from '@vatio/contract/endpoints';
import type { RegimenFiscal, TarifaDeSuministro, Territorio, TipoMedida, Zona } from '@vatio/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';
import type { ColumnasDeCampos } from './campos.service.ts';

type ComercialTable = {
  id: Generated<string>;
  nombre: string;
  nif: string | null;
  email: string | null;
  telefono: string | null;
  zona: string | null;
  responsableId: string | null;
  /** When null, the default plan applies. */
  planComisionId: string | null;
  /** Null follows the NIF. */
  regimenFiscal: RegimenFiscal | null;
  irpfPct: Generated<number>;
  /** Null means that nobody has said it. */
  territorio: Territorio | null;
  ipsiPct: number | null;
  /** When null, the brand is the house's. */
  marcaId: string | null;
  usuarioId: string | null;
  alta: Generated<string>;
  baja: string | null;
  version: Generated<number>;
};

type ClienteTable = ColumnasDeCampos & {
  id: Generated<string>;
  tipo: 'persona' | 'empresa';
  nombre: string;
  nif: string | null;
  email: string | null;
  telefono: string | null;
  direccion: string | null;
  codigoPostal: string | null;
  municipio: string | null;
  provincia: string | null;
  cnae: string | null;
  iban: string | null;
  comercialId: string | null;
  /** When null, the brand is that of who sells to them. */
  marcaId: string | null;
  usuarioId: string | null;
  version: Generated<number>;
  creadoEn: DefaultInstant;
  etiquetas: Generated<string[]>;
  borradoEn: OptionalInstant;
  /** Since then the client is closed to new business. */
  bloqueadoEn: OptionalInstant;
  bloqueoMotivo: string | null;
  /** Since its erasure was asked for, only administrators see it. */
  datosBloqueadosEn: OptionalInstant;
  conservarHasta: string | null;
  comercialPrevioId: string | null;
  suprimidoEn: OptionalInstant;
  fusionadoEnId: string | null;
  busqueda: GeneratedAlways<string>;
};

export type PuntoSuministroTable = ColumnasDeCampos & {
  cups: string;
  frontera: string | null;
  distribuidora: string;
  distribuidoraNombre: string | null;
  clienteId: string | null;
  /** A trigger copies it from the client. */
  clienteNombre: ColumnType<string | null, never, never>;
  /** A trigger writes it when there is a client. */
  comercialId: string | null;
  direccion: string | null;
  codigoPostal: string | null;
  municipio: string | null;
  provincia: string | null;
  codigoTarifa: string | null;
  tarifa: TarifaDeSuministro | null;
  zona: Generated<Zona>;
  uso: Generated<'vivienda' | 'otros'>;
  tipoMedida: Generated<TipoMedida>;
  potenciasKw: Generated<number[]>;
  cnae: string | null;
  derechosExtensionKw: number | null;
  alquilerEurMes: number | null;
  consumoAnualKwh: number | null;
  conContrato: Generated<boolean>;
  sipsFecha: string | null;
  etiquetas: Generated<string[]>;
  version: Generated<number>;
  actualizadoEn: DefaultInstant;
  registro: GeneratedAlways<boolean>;
  busqueda: GeneratedAlways<string>;
};

type CampoPropioTable = {
  entidad: etiquetas.Entidad;
  /** The column of the entity that keeps its values. */
  hueco: campos.Hueco;
  nombre: string;
  /** Without accents or capitals; written by the database. */
  plegado: ColumnType<string, never, never>;
  valores: Generated<string[]>;
  puesto: number;
  archivado: Generated<boolean>;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    comercial: ComercialTable;
    campoPropio: CampoPropioTable;
    cliente: ClienteTable;
    puntoSuministro: PuntoSuministroTable;
  }
}
