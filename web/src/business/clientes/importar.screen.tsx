import { IconDownload } from '@tabler/icons-react';
import { clientesLote } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { download } from '../../data/download.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Columnas } from './importacion/columnas.tsx';
import { Ensayo } from './importacion/ensayo.tsx';
import styles from './importacion/importacion.module.css';
import { Operaciones } from './importacion/operaciones.tsx';
import { useImportacion } from './importacion/use-importacion.ts';

/** Clients from a file: what each column is, what would happen row by row, and then it happens, with the way back. */
export default function ImportarClientesScreen() {
  const { t } = useTranslation('clientes');
  const importacion = useImportacion();
  const { fichero, plan, error, isPending, progress } = importacion;

  const plantilla = () => download(clientesLote.plantilla, {}, 'clientes.csv').catch(notifyFailure);

  return (
    <div className={styles.pantalla}>
      <PageActions>
        <Button icon={IconDownload} onClick={plantilla}>
          {t('plantilla')}
        </Button>
      </PageActions>
      <FileDrop
        label={t('soltarClientes')}
        hint={t('soltarClientesTexto')}
        accept=".csv,.xlsx"
        disabled={isPending}
        onFiles={([uno]) => uno && importacion.abrir(uno)}
      />
      <UploadState
        sending={isPending ? t('leyendo', { nombre: fichero?.name }) : undefined}
        progress={progress}
        refused={fichero && error && !isPending ? [{ name: fichero.name, why: error.inFull }] : []}
      />
      {fichero && importacion.columnas.length > 0 && !plan?.hecho && (
        <Card flush title={t('columnasDe', { nombre: fichero.name })}>
          <Columnas columnas={importacion.columnas} disabled={isPending} onCampo={importacion.elegirCampo} />
        </Card>
      )}
      {fichero && plan && (
        <Card flush title={t(plan.hecho ? 'resultadoDe' : 'ensayoDe', { nombre: fichero.name })}>
          <Ensayo plan={plan} importacion={importacion} />
        </Card>
      )}
      <Operaciones tipo="importacion" />
    </div>
  );
}
