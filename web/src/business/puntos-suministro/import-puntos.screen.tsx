import { IconDownload } from '@tabler/icons-react';
import { puntosImportacion, puntosSuministro } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ImportFlow } from '../../trade/operations/import-flow.tsx';
import { useImport } from '../../trade/operations/use-import.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';

const CHANGED = [puntosSuministro.list, puntosSuministro.get];

/** Brings whose supply points are, their tags and their own fields from a file, or from pasted columns. */
export default function ImportPuntosScreen() {
  const { t } = useTranslation('puntos-suministro');
  const flow = useImport(puntosImportacion.importFile, { ofOthers: 'respetar' });
  const plantilla = () => download(puntosImportacion.template, {}, 'suministros.csv').catch(notifyFailure);
  return (
    <>
      <PageActions>
        <Button icon={IconDownload} onClick={plantilla}>
          {t('plantilla')}
        </Button>
      </PageActions>
      <ImportFlow
        flow={flow}
        label={t('soltarPropios')}
        headers={{ key: 'CUPS', name: t('cliente') }}
        kind="importacion-puntos"
        invalidates={CHANGED}
      />
    </>
  );
}
