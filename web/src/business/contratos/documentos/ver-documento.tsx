import { useQuery } from '@tanstack/react-query';
import { documentos } from '@vatio/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../data/call.ts';
import { saveFile } from '../../../ui/export/save-file.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './documentos.module.css';

type Props = { readonly documento: documentos.Documento; readonly onClose: () => void };

const IMAGENES = ['png', 'jpg', 'webp'];

/** A paper over the page: fetched with the session's token, so it has no address of its own. */
export function VerDocumento({ documento: { id, nombre, formato }, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const { data, error, refetch } = useQuery({
    queryKey: [documentos.contenido.path, id],
    queryFn: async ({ signal }) =>
      (await send(documentos.contenido, { params: { id }, query: { modo: 'ver' }, signal })).blob(),
    gcTime: 0,
  });
  const direccion = useDireccion(data);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={nombre}
      footer={data && <Button onClick={() => saveFile(data, nombre)}>{t('descargar')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!direccion && !error && <Skeleton lines={8} />}
      {direccion && IMAGENES.includes(formato) && (
        <img src={direccion} alt={nombre} className={styles.imagen} />
      )}
      {direccion && !IMAGENES.includes(formato) && (
        <iframe src={direccion} title={nombre} className={styles.hoja} />
      )}
    </Dialog>
  );
}

/** An address of this page for a file, taken back when it closes. */
function useDireccion(fichero: Blob | undefined): string | undefined {
  const [direccion, setDireccion] = useState<string>();
  useEffect(() => {
    if (!fichero) return;
    const nueva = URL.createObjectURL(fichero);
    setDireccion(nueva);
    return () => URL.revokeObjectURL(nueva);
  }, [fichero]);
  return direccion;
}
