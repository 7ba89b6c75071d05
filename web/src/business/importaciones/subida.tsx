import { importaciones } from '@vatio/contract';
import { useRef } from 'react';
import { useUploads } from '../../data/use-uploads.ts';
import { formatBytes } from '../../format/energy.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import { isQuestion, Pregunta, type Respuesta } from './pregunta.tsx';

/** Uploads files one after another; each is an import of its own. What a file leaves open is asked and sent with it again. */
export function Subida() {
  const { t } = useTranslation('importaciones');
  const respuestas = useRef(new Map<File, Respuesta>());
  const { send, cancel, sending, refused, ...estado } = useUploads(importaciones.create, {
    invalidates: [importaciones.list],
  });
  const sendFiles = (ficheros: readonly File[]) =>
    send(ficheros, (fichero) => ({ files: [fichero], body: respuestas.current.get(fichero) ?? {} }));
  const answer = (fichero: File, respuesta: Respuesta) => {
    respuestas.current.set(fichero, { ...respuestas.current.get(fichero), ...respuesta });
    sendFiles([fichero]);
  };
  const enviando = sending && t('enviando', { nombre: sending.name, tamano: formatBytes(sending.size) });
  return (
    <div className="vt-stack">
      <FileDrop
        label={t('soltar')}
        hint={t('formatos')}
        multiple
        disabled={sending !== undefined}
        onFiles={sendFiles}
      />
      <UploadState
        {...estado}
        refused={refused.filter((rechazo) => !isQuestion(rechazo))}
        sending={enviando}
        onCancel={cancel}
      />
      <div role="alert">
        {refused.filter(isQuestion).map((rechazo) => (
          <Pregunta
            key={`${rechazo.name} ${rechazo.code}`}
            rechazo={rechazo}
            disabled={sending !== undefined}
            onAnswer={(respuesta) => answer(rechazo.file, respuesta)}
          />
        ))}
      </div>
    </div>
  );
}
