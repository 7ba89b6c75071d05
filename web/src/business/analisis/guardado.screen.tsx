import { IconFileOff } from '@tabler/icons-react';
import { analisis } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { savedAnalysis } from '../../trade/saved-analysis.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { AnalisisGuardado } from './guardado/analisis-guardado.tsx';
import { HuecoDeMesa } from './mesa/hueco.tsx';

/** An analysis as it was saved; its figures never change. */
export default function AnalisisGuardadoScreen() {
  const { t } = useTranslation('analisis');
  const { id = '' } = useParams();
  const { data, error, refetch } = useRead(analisis.get, savedAnalysis(id), { staleTime: Infinity });
  if (data) return <AnalisisGuardado key={id} guardado={data} />;
  if (error?.status === 404 || error?.status === 403) {
    return (
      <EmptyState icon={IconFileOff} title={t('analisisNoExiste')} text={t('analisisNoExisteTexto')}>
        <ButtonLink to="/analisis">{t('verAnalisis')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return <HuecoDeMesa />;
}
