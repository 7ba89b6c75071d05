import { IconHierarchy2, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { comercialesLote } from '@vatio/contract';
import { COMERCIALES_ACTIVOS } from '../../trade/choose/comerciales.ts';
import { bulkChange } from '../../trade/operations/bulk-change.ts';
import { AFTER_COMERCIAL_CHANGE } from './lista/after-comercial-change.ts';

const NOBODY = 'nadie';

/** Gives many representatives another manager, ends their work here or takes it up again. */
export const COMERCIALES_EN_LOTE = bulkChange({
  preview: comercialesLote.preview,
  apply: comercialesLote.apply,
  ...AFTER_COMERCIAL_CHANGE,
  href: (id) => `/comerciales/${id}`,
  actions: {
    'cambiar-responsable': {
      icon: IconHierarchy2,
      asks: {
        kind: 'choice',
        label: 'responsable',
        placeholder: 'loteEligeResponsable',
        from: COMERCIALES_ACTIVOS,
        always: { value: NOBODY, label: 'sinResponsable' },
        body: (chosen) => ({ responsableId: chosen === NOBODY ? null : chosen }),
      },
    },
    'dar-de-baja': { icon: IconUserOff, danger: true },
    reactivar: { icon: IconUserCheck },
  },
});
