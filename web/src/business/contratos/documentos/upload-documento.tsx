import { documentos, requisitosDeFirma } from '@vatio/contract';
import { useState } from 'react';
import { useUploads } from '../../../data/use-uploads.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { UploadState } from '../../../ui/files/upload-state.tsx';
import styles from './documentos.module.css';

/** Uploads a document of a chosen kind, with its progress. */
export function UploadDocumento({ contratoId }: { readonly contratoId: string }) {
  const { t } = useTranslation('contratos');
  const { send, cancel, ...estado } = useUploads(documentos.upload, {
    invalidates: [documentos.list, requisitosDeFirma.get],
  });
  const [tipo, setTipo] = useState<documentos.Tipo>('contrato');

  const upload = async (ficheros: readonly File[]) => {
    const body = { entidad: 'contrato', entidadId: contratoId, tipo } as const;
    const subidos = await send(ficheros, (fichero) => ({ files: [fichero], part: 'fichero', body }));
    for (const { name } of subidos) notify(t('documentoSubido', { nombre: name }));
  };

  return (
    <div className={styles.subir}>
      <SelectField
        label={t('tipoDeDocumento')}
        value={tipo}
        disabled={estado.sending !== undefined}
        onChange={(nuevo) => nuevo && setTipo(nuevo)}
        options={documentos.TIPOS.map((value) => ({ value, label: t(`documento-${value}`) }))}
      />
      <FileDrop
        label={t('soltarDocumento')}
        hint={t('soltarDocumentoTexto')}
        disabled={estado.sending !== undefined}
        onFiles={upload}
      />
      <UploadState {...estado} sending={estado.sending?.name} onCancel={cancel} />
    </div>
  );
}
