import { IconDownload } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { clientes, miArea, supresiones } from '@vatio/contract';
import { useDownload } from '../../data/use-download.ts';
import { readOptions, useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Consentimientos } from './consentimientos.tsx';
import { Supresion } from './supresion.tsx';

/** What data protection gives to a person: what they consented to, their data to take away, and their erasure. */
export default function MisDatosScreen() {
  const { data: area, error, refetch } = useRead(miArea.get, {});
  const { isPending } = useRead(supresiones.mine, {});
  const consents = useQueries({
    queries: (area?.clientes ?? []).map(({ id }) =>
      readOptions(clientes.consentimientos, { params: { id } }),
    ),
  });
  if (error && !area) return <ErrorState error={error} onRetry={refetch} />;
  // The cards come together, so that none pushes another down when it has been read.
  if (!area || isPending || consents.some((read) => read.isPending)) return <Skeleton lines={8} />;
  return (
    <div className="vt-page">
      {area.clientes.map(({ id, nombre }) => (
        <Consentimientos key={id} clienteId={id} nombre={area.clientes.length > 1 ? nombre : undefined} />
      ))}
      <Copia />
      {area.clientes.length > 0 && <Supresion />}
    </div>
  );
}

/** A copy of one's own data, with which a person may go elsewhere. */
function Copia() {
  const { t } = useTranslation('mi-area');
  const { busy, take } = useDownload(notifyFailure);
  return (
    <Card title={t('copia')}>
      <div className="vt-stack">
        <p>{t('copiaTexto')}</p>
        <div className="vt-toolbar">
          <Button icon={IconDownload} busy={busy} onClick={() => take(miArea.datos, {}, 'mis-datos.zip')}>
            {t('descargarMisDatos')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
