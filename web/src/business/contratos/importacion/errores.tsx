import { IconDownload } from '@tabler/icons-react';
import { contratosImportacion } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { download } from '../../../data/download.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

type Props = { readonly operacionId: string; readonly small?: boolean };

/** The rows that were left out, to mend them and load them again. */
export function Errores({ operacionId, small }: Props) {
  const { t } = useTranslation('contratos');
  const params = { id: operacionId };
  return (
    <Button
      small={small}
      icon={IconDownload}
      onClick={() =>
        download(contratosImportacion.errores, { params }, 'contratos-errores.csv').catch(notifyFailure)
      }
    >
      {t('ficheroDeErrores')}
    </Button>
  );
}
