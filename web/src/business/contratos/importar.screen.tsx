import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { contratosImportacion } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../data/download.ts';
import { Problem } from '../../data/problem.ts';
import { keyOf } from '../../data/use-read.ts';
import { useUpload } from '../../data/use-upload.ts';
import { formatNumber } from '../../format/number.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AL_MOVER } from './accion/al-mover.ts';
import { Problema } from './accion/problema.tsx';
import { Cargas } from './importacion/cargas.tsx';
import { ColumnasDeFichero } from './importacion/columnas-de-fichero.tsx';
import { Ensayo } from './importacion/ensayo.tsx';
import styles from './importacion/importacion.module.css';
import { columnasDe, type Mapa, type Modo } from './importacion/plan.ts';

/** Contracts out of a file: what each column is, what every row would do, and only then the change. */
export default function ImportarContratosScreen() {
  const { t } = useTranslation('contratos');
  const client = useQueryClient();
  const { sendAsync, data, error, isPending, progress, cancel } = useUpload(contratosImportacion.importar);
  const [fichero, setFichero] = useState<File>();
  const [mapa, setMapa] = useState<Mapa>({});
  const [modo, setModo] = useState<Modo>('ambos');

  const enviar = async (file: File, ensayo: 'si' | 'no', columnas: Mapa, comoEntra = modo) => {
    setFichero(file);
    setMapa(columnas);
    setModo(comoEntra);
    const dichas = Object.keys(columnas).length > 0 ? JSON.stringify(columnas) : undefined;
    try {
      const plan = await sendAsync({
        files: [file],
        body: { columnas: dichas },
        query: { ensayo, modo: comoEntra },
      });
      if (!plan.hecho) return;
      const count = plan.creados + plan.cambiados;
      notify(t('importados', { count, number: formatNumber(count) }));
      await Promise.all(
        [...AL_MOVER.invalidates, contratosImportacion.importaciones].map((read) =>
          client.invalidateQueries({ queryKey: keyOf(read) }),
        ),
      );
    } catch (cause) {
      const cancelado = cause instanceof Error && cause.name === 'AbortError';
      // What the server refused is said below.
      if (!cancelado && !(cause instanceof Problem)) throw cause;
    }
  };
  const descargar = () =>
    download(contratosImportacion.plantilla, {}, 'contratos.csv').catch((cause: unknown) => {
      if (!(cause instanceof Problem)) throw cause;
      notifyFailure(cause);
    });

  const columnas = columnasDe(error) ?? (data?.hecho ? undefined : data);
  return (
    <div className={styles.pantalla}>
      <PageActions>
        <Button icon={IconDownload} onClick={descargar}>
          {t('plantilla')}
        </Button>
      </PageActions>
      <FileDrop
        label={t('soltarFichero')}
        hint={t('soltarFicheroTexto')}
        accept=".csv,.xlsx"
        disabled={isPending}
        onFiles={([file]) => file && enviar(file, 'si', {})}
      />
      {isPending && (
        <ProgressBar label={t('leyendo', { nombre: fichero?.name })} value={progress} onCancel={cancel} />
      )}
      <Problema problema={!isPending && error instanceof Problem ? error : null} />
      {fichero && !isPending && columnas && (
        <Card flush>
          <ColumnasDeFichero
            plan={columnas}
            onColumnas={(cambio) => enviar(fichero, 'si', { ...mapa, ...cambio })}
          />
        </Card>
      )}
      {data && fichero && !isPending && (
        <Card flush title={t(data.hecho ? 'cargaDe' : 'ensayoDe', { nombre: fichero.name })}>
          <Ensayo
            plan={data}
            modo={modo}
            onModo={(nuevo) => enviar(fichero, 'si', mapa, nuevo)}
            onImportar={() => enviar(fichero, 'no', mapa)}
          />
        </Card>
      )}
      <Cargas />
    </div>
  );
}
