import { IconDownload, IconEye, IconTrash } from '@tabler/icons-react';
import { type contratos, documentos, requisitosDeFirma } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../../data/download.ts';
import { useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatBytes } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './documentos.module.css';
import { UploadDocumento } from './upload-documento.tsx';
import { ViewDocumento } from './view-documento.tsx';

const TODOS = 100;

export function DocumentosDeContrato({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const { data, error, refetch } = useRead(documentos.list, {
    query: { entidad: 'contrato', entidadId: contrato.id, limit: TODOS, page: 1 },
  });
  const [viewing, setViewing] = useState<documentos.Documento>();
  const isSignedPaper = ({ tipo, firmaDeshecha: undone }: documentos.Documento) =>
    tipo === 'contrato' && !undone;
  const tipos = documentos.TIPOS.filter((tipo) => data?.rows.some((documento) => documento.tipo === tipo));
  return (
    <Card title={t('documentos')}>
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      <div className="vt-stack">
        {data && vende && contrato.fechaFirma && !data.rows.some(isSignedPaper) && (
          <Notice tone="warn">{t('faltaPapelFirmado')}</Notice>
        )}
        {data && tipos.length === 0 && <p className="vt-soft">{t('sinDocumentos')}</p>}
      </div>
      {tipos.map((tipo) => (
        <section key={tipo} className={styles.tipo}>
          <h3>{t(`documento-${tipo}`)}</h3>
          <ul>
            {data?.rows
              .filter((documento) => documento.tipo === tipo)
              .map((subido) => (
                <UnDocumento key={subido.id} documento={subido} onView={() => setViewing(subido)} />
              ))}
          </ul>
        </section>
      ))}
      {vende && <UploadDocumento contratoId={contrato.id} />}
      {viewing && <ViewDocumento documento={viewing} onClose={() => setViewing(undefined)} />}
    </Card>
  );
}

type UnoProps = { readonly documento: documentos.Documento; readonly onView: () => void };

function UnDocumento({ documento, onView }: UnoProps) {
  const { t } = useTranslation('contratos');
  const { id, nombre, bytes, creado, quien, previsualizable, acciones, firmaDeshecha: undone } = documento;
  const params = { id };
  const alCambiar = {
    invalidates: [documentos.list, requisitosDeFirma.get],
    onError: notifyFailure,
  };
  const restore = useWrite(documentos.restore, alCambiar);
  const remove = useWrite(documentos.remove, {
    ...alCambiar,
    onSuccess: () => notify(t('documentoBorrado', { nombre }), { undo: () => restore.mutate({ params }) }),
  });
  return (
    <li>
      <span className={styles.nombre}>
        <span>
          {nombre} {undone && <Badge tone="warn">{t('firmaDeshecha')}</Badge>}
        </span>
        <small>{[formatBytes(bytes), formatFecha(creado), quien?.nombre].filter(Boolean).join(' · ')}</small>
      </span>
      <span>
        {previsualizable && (
          <IconButton small icon={IconEye} label={t('verDe', { nombre })} onClick={onView} />
        )}
        <IconButton
          small
          icon={IconDownload}
          label={t('descargarDe', { nombre })}
          onClick={() => download(documentos.download, { params }, nombre).catch(alCambiar.onError)}
        />
        {acciones.includes('borrar') && (
          <IconButton
            small
            icon={IconTrash}
            label={t('borrarDe', { nombre })}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params })}
          />
        )}
      </span>
    </li>
  );
}
