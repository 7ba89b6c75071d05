import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { contratosImportacion, operaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ResultadoDeLote } from '../lote/resultado.tsx';

type Props = { readonly operacionId: string; readonly small?: boolean };

/** Leaves the contracts of a file as they were; what somebody has touched since stays, and is named. */
export function Revertir({ operacionId, small }: Props) {
  const { t } = useTranslation('contratos');
  const client = useQueryClient();
  const deshacer = useWrite(operaciones.deshacer, {
    onError: notifyFailure,
  });
  /** Only then: the list takes the button away, and what it opened with it. */
  const cerrar = () => {
    deshacer.reset();
    client.invalidateQueries({ queryKey: keyOf(contratosImportacion.importaciones) });
  };
  return (
    <>
      <Button
        small={small}
        icon={IconArrowBackUp}
        busy={deshacer.isPending}
        onClick={() => deshacer.mutate({ params: { id: operacionId } })}
      >
        {t('revertir')}
      </Button>
      {deshacer.data && <ResultadoDeLote operacion={deshacer.data} title={t('revertir')} onClose={cerrar} />}
    </>
  );
}
