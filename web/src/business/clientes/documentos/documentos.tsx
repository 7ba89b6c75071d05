import {
  IconDownload,
  IconEye,
  IconFiles,
  IconMailQuestion,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { type clientes, documentos } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../../data/download.ts';
import { useSells } from '../../../data/use-ability.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AskDialog } from '../../../trade/asked-documents/ask-dialog.tsx';
import { AskedList } from '../../../trade/asked-documents/asked-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { AFTER_DOCUMENTO_CHANGE } from './after-documento-change.ts';
import { useColumnasDocumentos } from './columnas.tsx';
import styles from './documentos.module.css';
import { UploadDocumentos } from './upload-documentos.tsx';
import { ViewDocumento } from './view-documento.tsx';

export function Documentos({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const lista = useListState(documentos.parameters, { prefix: 'documentos' });
  const owner = { entidad: 'cliente', entidadId: cliente.id } as const;
  const query = useRead(documentos.list, { query: { ...lista.state, ...owner } }, { keepPrevious: true });
  const [viewing, setViewing] = useState<documentos.Documento>();
  const [uploading, setUploading] = useState(false);
  const [asking, setAsking] = useState(false);
  const columnas = useColumnasDocumentos((documento) => (
    <Acciones documento={documento} onView={() => setViewing(documento)} />
  ));
  const vende = useSells();
  const sube = vende && cliente.estado !== 'suprimido' && cliente.estado !== 'borrado';
  return (
    <div className="vt-page">
      {vende && <AskedList clienteId={cliente.id} />}
      <DataList
        id="cliente-documentos"
        caption={t('seccion-documentos')}
        list={lista}
        query={query}
        columns={columnas}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        usualSort="-creado"
        actions={
          sube && (
            <>
              <Button small icon={IconMailQuestion} onClick={() => setAsking(true)}>
                {t('pedirDocumentos')}
              </Button>
              <Button small look="primary" icon={IconUpload} onClick={() => setUploading(true)}>
                {t('subirDocumentos')}
              </Button>
            </>
          )
        }
        empty={
          <EmptyState icon={IconFiles} title={t('sinDocumentos')} text={t('sinDocumentosTexto')}>
            {sube && (
              <Button look="primary" onClick={() => setUploading(true)}>
                {t('subirDocumentos')}
              </Button>
            )}
          </EmptyState>
        }
      />
      {asking && <AskDialog clienteId={cliente.id} email={cliente.email} onClose={() => setAsking(false)} />}
      {uploading && <UploadDocumentos clienteId={cliente.id} onClose={() => setUploading(false)} />}
      {viewing && <ViewDocumento documento={viewing} onClose={() => setViewing(undefined)} />}
    </div>
  );
}

type AccionesProps = { readonly documento: documentos.Documento; readonly onView: () => void };

function Acciones({ documento: { id, nombre, previsualizable, acciones }, onView }: AccionesProps) {
  const { t } = useTranslation('clientes');
  const params = { id };
  const restore = useWrite(documentos.restore, { ...AFTER_DOCUMENTO_CHANGE, onError: notifyFailure });
  const remove = useWrite(documentos.remove, {
    ...AFTER_DOCUMENTO_CHANGE,
    onError: notifyFailure,
    onSuccess: () => notify(t('documentoBorrado', { nombre }), { undo: () => restore.mutate({ params }) }),
  });
  return (
    <span className={styles.acciones}>
      {previsualizable && <IconButton small icon={IconEye} label={t('verDe', { nombre })} onClick={onView} />}
      <IconButton
        small
        icon={IconDownload}
        label={t('descargarDe', { nombre })}
        onClick={() => download(documentos.download, { params }, nombre).catch(notifyFailure)}
      />
      {acciones.includes('borrar') && (
        <IconButton
          small
          icon={IconTrash}
          label={t('borrarDe', { nombre })}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params })}
        />
      )}
    </span>
  );
}
