import { IconDownload } from '@tabler/icons-react';
import { productos } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { Problem } from '../../data/problem.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { TABLES } from '../../trade/operations/tables.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Ensayo } from './tarifario/ensayo.tsx';
import { Leido } from './tarifario/leido.tsx';
import { useTarifario } from './tarifario/use-tarifario.ts';

/**
 * Imports a supplier's price list: first it shows what would change, row by row; if every row is right, it can be
 * published.
 */
export default function TarifarioScreen() {
  const { t } = useTranslation('productos');
  const flow = useTarifario();
  const { data, error, isPending, progress, fichero } = flow;

  const downloadTarifario = () =>
    download(productos.template, {}, 'tarifario.csv').catch((cause: unknown) => {
      if (!(cause instanceof Problem)) throw cause;
      notifyFailure(cause);
    });

  return (
    <div className="vt-page vt-gap-18">
      <PageActions>
        <Button icon={IconDownload} onClick={downloadTarifario}>
          {t('plantilla')}
        </Button>
      </PageActions>
      <FileDrop
        label={t('soltar')}
        hint={t('soltarTexto')}
        accept={TABLES}
        disabled={isPending}
        onFiles={([file]) => file && flow.open(file)}
      />
      <UploadState
        sending={isPending ? t('leyendo', { nombre: fichero?.name }) : undefined}
        progress={progress}
        refused={fichero && error && !isPending ? [{ name: fichero.name, why: error.inFull }] : []}
      />
      {fichero && <Leido fichero={fichero} flow={flow} />}
      {data && fichero && !error && !isPending && (
        <Card flush title={t(data.publicado ? 'resultadoDe' : 'ensayoDe', { nombre: fichero.name })}>
          <Ensayo plan={data} onPublish={flow.publish} />
        </Card>
      )}
    </div>
  );
}
