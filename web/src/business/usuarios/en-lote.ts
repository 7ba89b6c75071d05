import { IconLock, IconLockOpen, IconMailForward } from '@tabler/icons-react';
import { usuarios } from '@vatio/contract';
import { bulkChange } from '../../trade/operations/bulk-change.ts';
import { AFTER_USUARIO_CHANGE } from './after-usuario-change.ts';

/** Blocks many accounts, unblocks them or invites them again. */
export const USUARIOS_EN_LOTE = bulkChange({
  preview: usuarios.preview,
  apply: usuarios.apply,
  ...AFTER_USUARIO_CHANGE,
  actions: {
    bloquear: { icon: IconLock, danger: true },
    desbloquear: { icon: IconLockOpen },
    'reenviar-invitacion': { icon: IconMailForward },
  },
});
