import { IconDownload, IconFiles } from '@tabler/icons-react';
import { documentos, miArea, peticionesDeDocumentos } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { formatBytes } from '../../format/energy.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { AskedPapers } from '../../trade/asked-documents/asked-papers.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { IconButton } from '../../ui/nav/button.tsx';
import styles from './mi-area.module.css';

type Mine = peticionesDeDocumentos.Mine;

/** What the client has still to send, and the papers that they have with the house. */
export default function MisDocumentosScreen() {
  const { t } = useTranslation('mi-area');
  const { data, error, refetch } = useRead(peticionesDeDocumentos.mine, {});
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.pedidas.length + data.documentos.length === 0)
    return <EmptyState icon={IconFiles} title={t('sinDocumentos')} text={t('sinDocumentosTexto')} />;
  return (
    <div className="vt-page">
      {data.pedidas.map((pedida) => (
        <Pedida key={pedida.id} pedida={pedida} />
      ))}
      {data.documentos.length > 0 && (
        <Card title={t('tusDocumentos')}>
          <ul className={`vt-list ${styles.lines}`}>
            {data.documentos.map((documento) => (
              <Documento key={documento.id} documento={documento} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Pedida({ pedida }: { readonly pedida: Mine['pedidas'][number] }) {
  const { t } = useTranslation('mi-area');
  const { id: peticionId, nota, caduca, contrato } = pedida;
  const facts = [
    contrato && t('paraContrato', { codigo: contrato }),
    t('hasta', { fecha: formatFecha(caduca) }),
  ];
  return (
    <Card title={t('teFalta')}>
      <div className="vt-stack vt-gap-16">
        <p className="vt-soft">{facts.filter(Boolean).join(' · ')}</p>
        {nota !== '' && <p>{nota}</p>}
        <AskedPapers
          pedida={pedida}
          endpoint={peticionesDeDocumentos.deliverMine}
          inputOf={(file, papel) => ({ body: { peticionId, papel }, files: [file], part: 'fichero' })}
          invalidates={[peticionesDeDocumentos.mine, miArea.get]}
        />
      </div>
    </Card>
  );
}

function Documento({ documento }: { readonly documento: Mine['documentos'][number] }) {
  const { t } = useTranslation('mi-area');
  const { id, nombre, tipo, bytes, creado, propio, firmaDeshecha: undone } = documento;
  const facts = [
    t(`tipo-${tipo}`),
    formatFecha(creado),
    formatBytes(bytes),
    undone && t('firmaDeshecha'),
    propio && t('loMandasteTu'),
  ];
  return (
    <li className="vt-ends">
      <span>
        <span className={styles.name}>{nombre}</span>
        <br />
        <span className="vt-small">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <IconButton
        icon={IconDownload}
        label={t('descargarDe', { nombre })}
        onClick={() => download(documentos.download, { params: { id } }, nombre).catch(notifyFailure)}
      />
    </li>
  );
}
