import type { contratos } from '@vatio/contract/endpoints';
import type { ComisionCalculada } from '@vatio/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';
import type { ColumnasDeCampos } from '../cartera/campos.service.ts';

/** PostgreSQL gives a `numeric` as a text. */
type Euros = ColumnType<string, number, number>;

export type ContratoTable = ColumnasDeCampos & {
  id: Generated<string>;
  codigo: string;
  clienteId: string;
  cups: string;
  comercialId: string | null;
  propuestaId: string | null;
  analisisId: string | null;
  anteriorId: string | null;
  productoVersionId: string;
  relevo: 'espera' | 'cambio' | null;
  inicioPrevisto: string | null;
  /** The list is empty for an indexed product. */
  precioEnergiaEurKwh: number[];
  precioPotenciaEurKwAnio: number[];
  /** Of gas alone, €/month. */
  precioFijoEurMes: Generated<number | null>;
  feeEnergiaEurMwh: number;
  feePotenciaEurKwAnio: number;
  potenciasKw: number[];
  consumoAnualKwh: number;
  duracionMeses: number;
  permanencia: boolean;
  prorroga: Generated<boolean>;
  comisionPrevistaEur: Euros;
  comercial: Generated<contratos.EstadoComercial>;
  comercialDesde: DefaultInstant;
  comercialMotivo: string | null;
  firma: Generated<contratos.EstadoFirma>;
  firmaDesde: DefaultInstant;
  firmaMotivo: string | null;
  atr: Generated<contratos.EstadoAtr>;
  atrDesde: DefaultInstant;
  atrMotivo: string | null;
  atrCodigo: string | null;
  cobro: Generated<contratos.EstadoCobro>;
  cobroDesde: DefaultInstant;
  cobroMotivo: string | null;
  fechaFirma: string | null;
  fechaSolicitud: string | null;
  fechaActivacion: string | null;
  fechaFin: string | null;
  permanenciaHasta: string | null;
  revisionPrecio: string | null;
  fechaBaja: string | null;
  referenciaExterna: string | null;
  /** The commission is frozen at activation. */
  comision: JSONColumnType<ComisionCalculada | null, string | null, string | null>;
  comisionEur: ColumnType<string | null, number | null | undefined, number | null>;
  notas: Generated<string>;
  version: Generated<number>;
  creadoPor: string | null;
  creadoEn: DefaultInstant;
  etiquetas: Generated<string[]>;
  borradoEn: OptionalInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    contrato: ContratoTable;
  }
}
