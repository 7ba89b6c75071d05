import type { TarifaDeSuministro, TipoComision } from '@vatio/domain';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

/** PostgreSQL gives a `numeric` as a text. */
type Cifra = ColumnType<string, number, number>;
type CifraOpcional = ColumnType<string | null, number | null | undefined, number | null>;

export type ReglaTable = {
  id: Generated<string>;
  comercializadora: string | null;
  productoId: string | null;
  tarifa: TarifaDeSuministro | null;
  consumoDesdeMwh: CifraOpcional;
  consumoHastaMwh: CifraOpcional;
  feeDesdeEurMwh: CifraOpcional;
  feeHastaEurMwh: CifraOpcional;
  tipo: TipoComision;
  valor: Cifra;
  reparto: number[] | null;
  desde: string;
  hasta: string | null;
  notas: Generated<string>;
  version: Generated<number>;
  creadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

export type PlanTable = {
  id: Generated<string>;
  nombre: string;
  reparto: number[];
  porDefecto: Generated<boolean>;
  version: Generated<number>;
  creadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    reglaComision: ReglaTable;
    planComision: PlanTable;
  }
}
