import { IconMailQuestion } from '@tabler/icons-react';
import { reclamaciones } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatNumber } from '../../../format/number.ts';
import type { BulkAction } from '../../../list/table/selection/bulk-bar.tsx';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { AFTER_RECLAMACION_CHANGE } from './after-reclamacion-change.ts';

/** Claims the chosen lines, and goes to the text that was written for them. */
export function useClaim(): BulkAction {
  const { t } = useTranslation('extractos');
  const navigate = useNavigate();
  const remove = useWrite(reclamaciones.remove, { ...AFTER_RECLAMACION_CHANGE, onError: notifyFailure });
  const create = useWrite(reclamaciones.create, {
    ...AFTER_RECLAMACION_CHANGE,
    // The reason stands beside the lines, which is what this call is sent.
    onError: ({ errors, message }) => notify(errors?.lineas ?? message, { tone: 'bad' }),
  });
  const max = reclamaciones.MAX_LINEAS;
  return {
    id: 'reclamar',
    label: t('reclamar'),
    icon: IconMailQuestion,
    unavailable: (target) =>
      target.all || target.ids.length > max ? t('demasiadas', { number: formatNumber(max) }) : undefined,
    run: (target, done) => {
      if (target.all || create.isPending) return;
      create.mutate(
        { body: { lineas: [...target.ids] } },
        {
          onSuccess: async ({ id, codigo }) => {
            done();
            const undo = () => remove.mutate({ params: { id } }, { onSuccess: leave });
            const leave = () => navigate({ to: '/extractos/lineas' });
            notify(t('reclamada', { codigo }), { undo });
            await navigate({ to: `/extractos/reclamaciones/${id}` });
          },
        },
      );
    },
  };
}
