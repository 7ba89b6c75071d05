import { avisos } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Preferencias } from './preferencias.tsx';

export function Avisos() {
  const { t } = useTranslation('cuenta');
  const { data, error, refetch } = useRead(avisos.preferences, {});
  return (
    <Card title={t('avisos')} height={640}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={14} />}
      {data && <Preferencias key={JSON.stringify(data)} saved={data} />}
    </Card>
  );
}
