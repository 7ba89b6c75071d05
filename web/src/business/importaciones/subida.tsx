import { useQueryClient } from '@tanstack/react-query';
import { importaciones } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../data/problem.ts';
import { keyOf } from '../../data/use-read.ts';
import { useUpload } from '../../data/use-upload.ts';
import { formatBytes } from '../../format/energy.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './importaciones.module.css';

type Rechazada = { readonly nombre: string; readonly motivo: string };

/** Sends files one after another, each an import of its own: one that is refused does not stop the rest. */
export function Subida() {
  const { t } = useTranslation('importaciones');
  const client = useQueryClient();
  const { sendAsync, progress, cancel } = useUpload(importaciones.create);
  const [enviando, setEnviando] = useState<File>();
  const [rechazadas, setRechazadas] = useState<readonly Rechazada[]>([]);

  const enviar = async (files: readonly File[]) => {
    setRechazadas([]);
    for (const file of files) {
      setEnviando(file);
      try {
        await sendAsync({ files: [file] });
      } catch (cause) {
        if (!(cause instanceof Problem)) break;
        const motivo = Object.values(cause.errors).join(' ') || cause.message;
        setRechazadas((antes) => [...antes, { nombre: file.name, motivo }]);
      }
      await client.invalidateQueries({ queryKey: keyOf(importaciones.list) });
    }
    setEnviando(undefined);
  };

  return (
    <div className={styles.subida}>
      <FileDrop
        label={t('soltar')}
        hint={t('formatos')}
        multiple
        disabled={enviando !== undefined}
        onFiles={enviar}
      />
      {enviando && (
        <div className={styles.enviando}>
          <ProgressBar
            label={t('enviando', { nombre: enviando.name, tamano: formatBytes(enviando.size) })}
            value={progress}
          />
          <Button small onClick={cancel}>
            {t('cancelar')}
          </Button>
        </div>
      )}
      {rechazadas.length > 0 && (
        <ul className={styles.rechazadas} role="alert">
          {rechazadas.map(({ nombre, motivo }) => (
            <li key={nombre}>
              <strong>{nombre}</strong>: {motivo}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
