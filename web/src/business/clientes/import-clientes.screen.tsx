import { IconDownload } from '@tabler/icons-react';
import { clientes, clientesLote } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ImportFlow } from '../../trade/operations/import-flow.tsx';
import { useImport } from '../../trade/operations/use-import.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';

const CAMBIAN = [clientes.list, clientes.get, clientes.facets];

export default function ImportClientesScreen() {
  const { t } = useTranslation('clientes');
  const flow = useImport(clientesLote.importFile, { doubtful: 'sin-lo-dudoso' });
  const plantilla = () => download(clientesLote.template, {}, 'clientes.csv').catch(notifyFailure);
  return (
    <>
      <PageActions>
        <Button icon={IconDownload} onClick={plantilla}>
          {t('plantilla')}
        </Button>
      </PageActions>
      <ImportFlow
        flow={flow}
        label={t('soltarClientes')}
        headers={{ key: t('nif'), name: t('nombre') }}
        kind="importacion-clientes"
        invalidates={CAMBIAN}
      />
    </>
  );
}
