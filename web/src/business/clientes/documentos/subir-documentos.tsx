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
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CAMBIOS_DE_DOCUMENTOS } from './cambios.ts';
import styles from './documentos.module.css';

type Props = { readonly clienteId: string; readonly onClose: () => void };
type Fallo = { readonly nombre: string; readonly motivo: string };

/** Papers of one kind, one after another; those that are refused say why and the others go on. */
export function SubirDocumentos({ clienteId, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const client = useQueryClient();
  const { sendAsync, cancel, progress, isPending } = useUpload(documentos.subir);
  const [tipo, setTipo] = useState<documentos.Tipo>('factura');
  const [enCurso, setEnCurso] = useState<string>();
  const [fallos, setFallos] = useState<readonly Fallo[]>([]);

  const subir = async (ficheros: readonly File[]) => {
    const malos: Fallo[] = [];
    setFallos([]);
    for (const fichero of ficheros) {
      setEnCurso(fichero.name);
      try {
        const body = { entidad: 'cliente', entidadId: clienteId, tipo } as const;
        await sendAsync({ files: [fichero], part: 'fichero', body });
      } catch (cause) {
        if (cause instanceof Error && cause.name === 'AbortError') break;
        if (!(cause instanceof Problem)) throw cause;
        malos.push({ nombre: fichero.name, motivo: cause.message });
      }
    }
    setEnCurso(undefined);
    setFallos(malos);
    await Promise.all(
      CAMBIOS_DE_DOCUMENTOS.invalidates.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })),
    );
    const subidos = ficheros.length - malos.length;
    if (subidos > 0) notify(t('subidos', { count: subidos }));
    if (malos.length === 0) onClose();
  };

  return (
    <Dialog open onClose={onClose} title={t('subirDocumentos')}>
      <div className={styles.cuerpo}>
        <SelectField
          label={t('tipoDeDocumento')}
          value={tipo}
          disabled={isPending}
          onChange={(nuevo) => nuevo && setTipo(nuevo)}
          options={documentos.TIPOS.map((uno) => ({ value: uno, label: t(`documento-${uno}`) }))}
        />
        <FileDrop
          label={t('soltarDocumentos')}
          hint={t('soltarDocumentosTexto')}
          multiple
          disabled={isPending}
          onFiles={subir}
        />
        {enCurso && (
          <div className={styles.progreso}>
            <ProgressBar label={enCurso} value={progress} />
            <Button small onClick={cancel}>
              {t('cancelar')}
            </Button>
          </div>
        )}
        <div role="alert">
          {fallos.map(({ nombre, motivo }) => (
            <p key={nombre} className={styles.problema}>
              <strong>{nombre}</strong>: {motivo}
            </p>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
