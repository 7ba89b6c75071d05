import { documentos } from '@vatio/contract';
import { useState } from 'react';
import { useUploads } from '../../../data/use-uploads.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { UploadState } from '../../../ui/files/upload-state.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AFTER_DOCUMENTO_CHANGE } from './after-documento-change.ts';

type Props = { readonly clienteId: string; readonly onClose: () => void };

/** Uploads documents of one kind, one after another. */
export function UploadDocumentos({ clienteId, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const { send, cancel, ...estado } = useUploads(documentos.upload, AFTER_DOCUMENTO_CHANGE);
  const [tipo, setTipo] = useState<documentos.Tipo>('factura');

  const upload = async (ficheros: readonly File[]) => {
    const body = { entidad: 'cliente', entidadId: clienteId, tipo } as const;
    const subidos = await send(ficheros, (fichero) => ({ files: [fichero], part: 'fichero', body }));
    if (subidos.length > 0) notify(t('subidos', { count: subidos.length }));
    if (subidos.length === ficheros.length) onClose();
  };

  return (
    <Dialog open onClose={onClose} title={t('subirDocumentos')}>
      <div className="vt-stack vt-gap-16">
        <SelectField
          label={t('tipoDeDocumento')}
          value={tipo}
          disabled={estado.sending !== undefined}
          onChange={(nuevo) => nuevo && setTipo(nuevo)}
          options={documentos.TIPOS.map((opcion) => ({ value: opcion, label: t(`documento-${opcion}`) }))}
        />
        <FileDrop
          label={t('soltarDocumentos')}
          hint={t('soltarDocumentosTexto')}
          multiple
          disabled={estado.sending !== undefined}
          onFiles={upload}
        />
        <UploadState {...estado} sending={estado.sending?.name} onCancel={cancel} />
      </div>
    </Dialog>
  );
}
