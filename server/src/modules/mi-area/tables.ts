import type { DefaultInstant } from '../../platform/tables.ts';

type RenovacionPedidaTable = {
  contratoId: string;
  usuarioId: string | null;
  pedidaEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    renovacionPedida: RenovacionPedidaTable;
  }
}
