import { IconDownload, IconExternalLink } from '@tabler/icons-react';
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

/** A paper without leaving the page. It is fetched with the session's token, so it has no address of its own. */
export function VerDocumento({ documento, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const { nombre, formato } = documento;
  const { fichero, direccion, error, reintentar } = useContenido(documento.id);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={nombre}
      footer={
        fichero && (
          <>
            <Button icon={IconExternalLink} onClick={() => window.open(direccion, '_blank', 'noopener')}>
              {t('abrirAparte')}
            </Button>
            <Button icon={IconDownload} onClick={() => saveFile(fichero, nombre)}>
              {t('descargar')}
            </Button>
          </>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={reintentar} />}
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

/** The file and an address of this page for it, taken back when it closes. */
function useContenido(id: string) {
  const { data, error, refetch } = useQuery({
    queryKey: [documentos.contenido.path, id],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { modo: 'ver' }, signal };
      return (await send(documentos.contenido, input)).blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [direccion, setDireccion] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const nueva = URL.createObjectURL(data);
    setDireccion(nueva);
    return () => URL.revokeObjectURL(nueva);
  }, [data]);
  return { fichero: data, direccion, error, reintentar: refetch };
}
