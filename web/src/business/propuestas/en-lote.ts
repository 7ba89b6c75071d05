import { IconArrowBackUp, IconTrash, IconUnlink } from '@tabler/icons-react';
import { propuestasLote } from '@vatio/contract';
import { bulkChange } from '../../trade/operations/bulk-change.ts';
import { AFTER_PROPUESTA_CHANGE } from './acciones/after-propuesta-change.ts';

/** Takes many proposals back from their clients, to the bin, or out of it. */
export const PROPUESTAS_EN_LOTE = bulkChange({
  preview: propuestasLote.preview,
  apply: propuestasLote.apply,
  ...AFTER_PROPUESTA_CHANGE,
  href: (id) => `/propuestas/${id}`,
  actions: {
    retirar: { icon: IconUnlink, danger: true },
    borrar: { icon: IconTrash, danger: true },
    restaurar: { icon: IconArrowBackUp },
  },
});
