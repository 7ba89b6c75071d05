import { facturas } from '@vatio/contract';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { AFTER_FACTURA_CHANGE } from './after-factura-change.ts';

const QUIET = { ...AFTER_FACTURA_CHANGE, onError: notifyFailure };

/** Takes a bill back and restores it, each with its undo. */
export function useFacturaBin() {
  const { t } = useTranslation('facturas');
  const remove = useWrite(facturas.remove, {
    ...QUIET,
    // The sheet of a bill that is gone is left, and not read again.
    invalidates: AFTER_FACTURA_CHANGE.invalidates.filter((read) => read !== facturas.get),
  });
  const restore = useWrite(facturas.restore, QUIET);
  const restoreOne = (id: string) => restore.mutate({ params: { id } });
  return {
    remove: (id: string, onRemoved?: () => void) =>
      remove.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            notify(t('quitada'), { undo: () => restoreOne(id) });
            onRemoved?.();
          },
        },
      ),
    restore: restoreOne,
    busy: remove.isPending || restore.isPending,
  };
}
