import { importaciones } from '@vatio/contract';
import { useUploads } from '../../data/use-uploads.ts';
import { formatBytes } from '../../format/energy.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';

/** Uploads files one after another; each is an import of its own. */
export function Subida() {
  const { t } = useTranslation('importaciones');
  const { send, cancel, sending, ...estado } = useUploads(importaciones.create, {
    invalidates: [importaciones.list],
  });
  const enviando = sending && t('enviando', { nombre: sending.name, tamano: formatBytes(sending.size) });
  return (
    <div className="vt-stack">
      <FileDrop
        label={t('soltar')}
        hint={t('formatos')}
        multiple
        disabled={sending !== undefined}
        onFiles={(ficheros) => send(ficheros, (fichero) => ({ files: [fichero] }))}
      />
      <UploadState {...estado} sending={enviando} onCancel={cancel} />
    </div>
  );
}
