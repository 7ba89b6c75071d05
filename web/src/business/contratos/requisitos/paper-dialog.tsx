import { documentos } from '@vatio/contract';
import { useUploads } from '../../../data/use-uploads.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { UploadState } from '../../../ui/files/upload-state.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { REQUISITOS_CHANGED } from './requisitos-changed.ts';

type Props = {
  readonly contratoId: string;
  readonly tipo: documentos.Tipo;
  readonly onClose: () => void;
};

export function PaperDialog({ contratoId, tipo, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const { send, cancel, ...state } = useUploads(documentos.upload, REQUISITOS_CHANGED);
  const upload = async (files: readonly File[]) => {
    const body = { entidad: 'contrato', entidadId: contratoId, tipo } as const;
    const sent = await send(files, (file) => ({ files: [file], part: 'fichero', body }));
    for (const { name } of sent) notify(t('documentoSubido', { nombre: name }));
    if (sent.length > 0) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(`documento-${tipo}`)}>
      <div className="vt-stack">
        <FileDrop
          label={t('soltarDocumento')}
          hint={t('soltarDocumentoTexto')}
          disabled={state.sending !== undefined}
          onFiles={upload}
        />
        <UploadState {...state} sending={state.sending?.name} onCancel={cancel} />
      </div>
    </Dialog>
  );
}
