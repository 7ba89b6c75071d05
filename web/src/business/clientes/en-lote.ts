import { IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import { clientesLote } from '@vatio/contract';
import { bulkChange } from '../../trade/operations/bulk-change.ts';
import { AFTER_CLIENTE_BLOCK } from './admin/after-cliente-block.ts';

/** The same change for many clients. Blocking them needs a reason, which everybody will read. */
export const CLIENTES_EN_LOTE = bulkChange({
  preview: clientesLote.preview,
  apply: clientesLote.apply,
  ...AFTER_CLIENTE_BLOCK,
  href: (id) => `/clientes/${id}`,
  actions: {
    borrar: { icon: IconTrash, danger: true },
    bloquear: {
      icon: IconLock,
      danger: true,
      asks: { kind: 'text', label: 'motivo', maxLength: 500, body: (motivo) => ({ motivo }) },
    },
    desbloquear: { icon: IconLockOpen },
  },
});
