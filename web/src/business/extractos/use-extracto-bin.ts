import { extractos } from '@vatio/contract';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { AFTER_EXTRACTO_CHANGE } from './after-extracto-change.ts';

const QUIET = { ...AFTER_EXTRACTO_CHANGE, onError: notifyFailure };

type Named = Pick<extractos.ExtractoRow, 'id' | 'codigo'>;

/** Puts a statement in the bin and takes it out of it, each with its undo. */
export function useExtractoBin() {
  const { t } = useTranslation('extractos');
  const remove = useWrite(extractos.remove, QUIET);
  const restore = useWrite(extractos.restore, QUIET);
  const restoreOne = ({ id }: Named) => restore.mutate({ params: { id } });
  return {
    remove: (extracto: Named, onRemoved?: () => void) =>
      remove.mutate(
        { params: { id: extracto.id } },
        {
          onSuccess: () => {
            notify(t('borrado', { codigo: extracto.codigo }), { undo: () => restoreOne(extracto) });
            onRemoved?.();
          },
        },
      ),
    restore: restoreOne,
    isBusy: remove.isPending || restore.isPending,
  };
}
