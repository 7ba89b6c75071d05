import { IconCalendarDue, IconCircleCheck, IconUserShare } from '@tabler/icons-react';
import { tareasLote } from '@vatio/contract';
import { COMERCIALES_ACTIVOS } from '../../trade/choose/comerciales.ts';
import { bulkChange } from '../../trade/operations/bulk-change.ts';
import { AFTER_TAREA_CHANGE } from './tarea/after-tarea-change.ts';

/** The choice of the account that asks, which may be of no representative. */
const MYSELF = 'yo';

/** Does many tasks, takes them to another day or gives them to somebody. */
export const TAREAS_EN_LOTE = bulkChange({
  preview: tareasLote.preview,
  apply: tareasLote.apply,
  ...AFTER_TAREA_CHANGE,
  actions: {
    hacer: { icon: IconCircleCheck },
    mover: {
      icon: IconCalendarDue,
      asks: { kind: 'day', label: 'loteFecha', body: (fecha) => ({ fecha }) },
    },
    encargar: {
      icon: IconUserShare,
      asks: {
        kind: 'choice',
        label: 'loteComercial',
        placeholder: 'loteEligeComercial',
        from: COMERCIALES_ACTIVOS,
        always: { value: MYSELF, label: 'paraMi' },
        body: (chosen) => ({ comercialId: chosen === MYSELF ? null : chosen }),
      },
    },
  },
});
