import type { DefaultInstant } from '../../platform/tables.ts';

type ValorDeMercadoTable = {
  serie: string;
  dia: string;
  version: number;
  revision: number;
  resolucion: 15 | 60;
  valores: (number | null)[];
  importadoEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    valorDeMercado: ValorDeMercadoTable;
  }
}
