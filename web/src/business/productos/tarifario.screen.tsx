import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { productos } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../data/download.ts';
import { Problem } from '../../data/problem.ts';
import { keyOf } from '../../data/use-read.ts';
import { useUpload } from '../../data/use-upload.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { type Correction, ImportReading } from '../../trade/operations/import-reading.tsx';
import { afterSheet } from '../../trade/operations/use-import.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Ensayo } from './tarifario/ensayo.tsx';

/**
 * Imports a supplier's price list: first it shows what would change, row by row; if every row is right, it can be
 * published.
 */
export default function TarifarioScreen() {
  const { t } = useTranslation('productos');
  const operations = useTranslation('operations');
  const { data, error, isPending, progress, fichero, correction, send } = useTarifario();

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
        accept=".csv,.txt,.tsv,.xlsx,.json"
        disabled={isPending}
        onFiles={([file]) => file && send(file, 'si', {})}
      />
      <UploadState
        sending={isPending ? t('leyendo', { nombre: fichero?.name }) : undefined}
        progress={progress}
        refused={fichero && error && !isPending ? [{ name: fichero.name, why: error.inFull }] : []}
      />
      {data && fichero && operations.ready && (
        <Card flush title={operations.t('readingOf', { name: fichero.name })}>
          <ImportReading
            reading={{ ...data.lectura, avisos: data.avisos }}
            disabled={isPending}
            onCorrect={(change) => send(fichero, 'si', { ...afterSheet(correction, change), ...change })}
          />
        </Card>
      )}
      {data && fichero && !isPending && (
        <Card flush title={t(data.publicado ? 'resultadoDe' : 'ensayoDe', { nombre: fichero.name })}>
          <Ensayo plan={data} onPublish={() => send(fichero, 'no', correction)} />
        </Card>
      )}
    </div>
  );
}

/** The trial of a list, which every correction of how it is read makes again, and its publication. */
function useTarifario() {
  const { t } = useTranslation('productos');
  const client = useQueryClient();
  const { sendAsync, data, error, isPending, progress } = useUpload(productos.importTarifario);
  const [fichero, setFichero] = useState<File>();
  const [correction, setCorrection] = useState<Correction>({});

  const send = async (file: File, ensayo: 'si' | 'no', how: Correction) => {
    setFichero(file);
    setCorrection(how);
    try {
      const plan = await sendAsync({ files: [file], query: { ensayo }, body: how });
      if (!plan.publicado) return;
      notify(t('publicado', { nuevos: plan.nuevos, versiones: plan.nuevasVersiones }));
      await Promise.all(
        [productos.list, productos.get, productos.inForce].map((endpoint) =>
          client.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      );
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
    }
  };

  return { data, error, isPending, progress, fichero, correction, send };
}
