import type { CasoComision } from '@vatio/domain';
import type { JSONColumnType } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

/** A sale as the rules of commission read it; the day depends on who asks. */
export type CasoDeRenovacion = Omit<CasoComision, 'fecha'>;

type ValorDeRenovacionTable = {
  contratoId: string;
  calculadoEn: DefaultInstant;
  contratoVersion: number;
  cambiosDePrecios: number;
  productoVersionId: string | null;
  ahorroAnualEur: number | null;
  ahorroPct: number | null;
  comisionEur: number | null;
  /** What a year costs, taxes included, by what it uses. */
  precioActualEurMwh: number | null;
  precioOfertaEurMwh: number | null;
  caso: JSONColumnType<CasoDeRenovacion | null, string | null, string | null>;
  motivo: string | null;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    valorDeRenovacion: ValorDeRenovacionTable;
  }
}
