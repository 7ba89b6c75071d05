import type { liquidaciones } from '@vatio/contract/endpoints';
import type { DatosFijados } from '@vatio/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { KeptBrand } from '../../platform/brand/brand.repository.ts';
import type { DefaultInstant } from '../../platform/tables.ts';

/** PostgreSQL gives a `numeric` as a text. */
type Cifra = ColumnType<string, number, number>;

type LiquidacionTable = {
  id: Generated<string>;
  codigo: string;
  mes: string;
  comercialId: string;
  estado: Generated<liquidaciones.Estado>;
  estadoDesde: DefaultInstant;
  pagadaEl: string | null;
  fiscal: JSONColumnType<DatosFijados | null, string | null | undefined, string | null>;
  /** The brand that settles, kept with the tax data. */
  emisor: JSONColumnType<KeptBrand | null, string | null | undefined, string | null>;
  version: Generated<number>;
  creadaEn: DefaultInstant;
};

export type LineaTable = {
  id: Generated<string>;
  liquidacionId: string;
  contratoId: string;
  comercialId: string;
  tipo: 'comision' | 'decomision' | 'ajuste';
  nivel: number;
  baseEur: Cifra;
  porcentaje: Cifra;
  importeEur: Cifra;
  explicacion: string;
  estado: Generated<liquidaciones.EstadoDeLinea>;
  motivo: string | null;
  respuesta: string | null;
  /** An adjustment points at the line that it corrects or pays. */
  origenId: string | null;
  creadaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    liquidacion: LiquidacionTable;
    liquidacionLinea: LineaTable;
  }
}
