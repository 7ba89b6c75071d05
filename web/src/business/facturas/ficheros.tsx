import { IconDownload } from '@tabler/icons-react';
import { documentos, type facturas } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useRead } from '../../data/use-read.ts';
import { useUploads } from '../../data/use-uploads.ts';
import { formatFecha } from '../../format/date.ts';
import { formatBytes } from '../../format/energy.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AFTER_FACTURA_CHANGE } from './after-factura-change.ts';
import { paperOf } from './guardar.tsx';

type Props = { readonly factura: Pick<facturas.Factura, 'id' | 'borrada'> };

/** The paper of a bill, to be downloaded, or brought where there is none. */
export function FicherosDeFactura({ factura: { id, borrada } }: Props) {
  const { t } = useTranslation('facturas');
  const query = { entidad: 'factura', entidadId: id, page: 1, limit: 20 } as const;
  const { data, error, refetch } = useRead(documentos.list, { query }, { enabled: !borrada });
  const { send, cancel, ...estado } = useUploads(documentos.upload, AFTER_FACTURA_CHANGE);
  if (borrada) return null;
  return (
    <Card title={t('fichero')}>
      <div className="vt-stack">
        {error && <ErrorState slim error={error} onRetry={refetch} />}
        <ul className="vt-list">
          {data?.rows.map(({ id: documento, nombre, bytes, creado }) => (
            <li key={documento} className="vt-row">
              <Button
                look="quiet"
                icon={IconDownload}
                onClick={() =>
                  download(documentos.download, { params: { id: documento } }, nombre).catch(notifyFailure)
                }
              >
                {nombre}
              </Button>
              <span className="vt-note">{`${formatFecha(creado)} · ${formatBytes(bytes)}`}</span>
            </li>
          ))}
        </ul>
        {data?.rows.length === 0 && (
          <FileDrop
            label={t('traerFichero')}
            hint={t('sinFichero')}
            disabled={estado.sending !== undefined}
            onFiles={(ficheros) => send(ficheros, (fichero) => paperOf(id, fichero))}
          />
        )}
        <UploadState {...estado} sending={estado.sending?.name} onCancel={cancel} />
      </div>
    </Card>
  );
}
