import { comerciales } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EditComercial } from '../formulario/edit-comercial.tsx';

/** Opens the form of a representative from the list, whose rows lack some of the fields to edit. */
export function EdicionDesdeLista({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('comerciales');
  const { data, error, refetch } = useRead(comerciales.get, { params: { id } });
  if (data) return <EditComercial comercial={data} onClose={onClose} />;
  return (
    <Dialog open wide onClose={onClose} title={t('editar')}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}
