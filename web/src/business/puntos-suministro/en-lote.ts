import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { clientes, puntosLote, puntosSuministro } from '@vatio/contract';
import { CLIENTES } from '../../trade/choose/clientes.ts';
import { bulkChange } from '../../trade/operations/bulk-change.ts';

/** Gives many supply points to one client, or takes them from theirs. */
export const PUNTOS_EN_LOTE = bulkChange({
  preview: puntosLote.preview,
  apply: puntosLote.apply,
  invalidates: [
    puntosSuministro.list,
    puntosSuministro.get,
    puntosSuministro.totals,
    clientes.list,
    clientes.get,
  ],
  href: (cups) => `/cups/${cups}`,
  actions: {
    asignar: {
      icon: IconUserPlus,
      asks: {
        kind: 'choice',
        label: 'loteCliente',
        placeholder: 'loteEligeCliente',
        from: CLIENTES,
        body: (clienteId) => ({ clienteId }),
      },
    },
    quitar: { icon: IconUserMinus, danger: true },
  },
});
