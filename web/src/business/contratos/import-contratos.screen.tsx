import { IconDownload } from '@tabler/icons-react';
import { contratosImportacion } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ImportFlow } from '../../trade/operations/import-flow.tsx';
import { useImport } from '../../trade/operations/use-import.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AFTER_CONTRATO_CHANGE } from './accion/after-contrato-change.ts';

export default function ImportContratosScreen() {
  const { t } = useTranslation('contratos');
  const flow = useImport(contratosImportacion.importFile);
  const plantilla = () => download(contratosImportacion.template, {}, 'contratos.csv').catch(notifyFailure);
  return (
    <>
      <PageActions>
        <Button icon={IconDownload} onClick={plantilla}>
          {t('plantilla')}
        </Button>
      </PageActions>
      <ImportFlow
        flow={flow}
        label={t('soltarFichero')}
        headers={{ key: 'CUPS', name: t('contrato') }}
        kind="importacion-contratos"
        invalidates={AFTER_CONTRATO_CHANGE.invalidates}
      />
    </>
  );
}
