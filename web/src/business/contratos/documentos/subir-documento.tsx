import { useQueryClient } from '@tanstack/react-query';
import { documentos } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../data/problem.ts';
import { keyOf } from '../../../data/use-read.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './documentos.module.css';

/** A paper of some kind, with how much of it has gone. */
export function SubirDocumento({ contratoId }: { readonly contratoId: string }) {
  const { t } = useTranslation('contratos');
  const client = useQueryClient();
  const { sendAsync, cancel, progress, isPending, error } = useUpload(documentos.subir);
  const [tipo, setTipo] = useState<documentos.Tipo>('contrato');
  const [nombre, setNombre] = useState('');

  const subir = async ([fichero]: readonly File[]) => {
    if (!fichero) return;
    setNombre(fichero.name);
    try {
      const body = { entidad: 'contrato', entidadId: contratoId, tipo } as const;
      await sendAsync({ files: [fichero], part: 'fichero', body });
      notify(t('documentoSubido', { nombre: fichero.name }));
      await client.invalidateQueries({ queryKey: keyOf(documentos.list) });
    } catch (cause) {
      const cancelado = cause instanceof Error && cause.name === 'AbortError';
      // What the server refused is said below.
      if (!cancelado && !(cause instanceof Problem)) throw cause;
    }
  };
  const fallo = error instanceof Problem ? error : undefined;
  return (
    <div className={styles.subir}>
      <SelectField
        label={t('tipoDeDocumento')}
        value={tipo}
        disabled={isPending}
        onChange={(nuevo) => nuevo && setTipo(nuevo)}
        options={documentos.TIPOS.map((value) => ({ value, label: t(`documento-${value}`) }))}
      />
      <FileDrop
        label={t('soltarDocumento')}
        hint={t('soltarDocumentoTexto')}
        disabled={isPending}
        onFiles={subir}
      />
      {isPending && (
        <div className={styles.progreso}>
          <ProgressBar label={nombre} value={progress} />
          <Button small onClick={cancel}>
            {t('cancelar')}
          </Button>
        </div>
      )}
      <div role="alert">
        {fallo && !isPending && (
          <p className={styles.problema}>
            <strong>{nombre}</strong>: {fallo.message}
          </p>
        )}
      </div>
    </div>
  );
}
