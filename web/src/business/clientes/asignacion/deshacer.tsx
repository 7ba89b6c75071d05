import { IconArrowBackUp } from '@tabler/icons-react';
import { operaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../data/use-write.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ResultadoAsignacion } from './resultado.tsx';

/** Takes back an assignment, a transfer or an import; what somebody has touched since stays, and is named. */
export function Deshacer({ operacionId, small }: { readonly operacionId: string; readonly small?: boolean }) {
  const { t } = useTranslation('clientes');
  const deshacer = useWrite(operaciones.deshacer, {
    onError: notifyFailure,
  });
  return (
    <>
      <Button
        small={small}
        icon={IconArrowBackUp}
        busy={deshacer.isPending}
        onClick={() => deshacer.mutate({ params: { id: operacionId } })}
      >
        {t('deshacer')}
      </Button>
      {deshacer.data && (
        <ResultadoAsignacion operacion={deshacer.data} titulo={t('deshacer')} onClose={deshacer.reset} />
      )}
    </>
  );
}
