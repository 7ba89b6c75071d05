import { IconFileOff } from '@tabler/icons-react';
import { propuestas } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useParams, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePageTitle } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { AccionesDePropuesta } from './acciones/acciones-de-propuesta.tsx';
import { Documento } from './documento/documento.tsx';

/** A proposal in its current version, or in the one that the address names: `?numero=1`. */
export default function PropuestaScreen() {
  const { t } = useTranslation('propuestas');
  const { id = '' } = useParams();
  const { numero: texto } = useSearch();
  const numero = Number(texto) > 0 ? Number(texto) : undefined;
  const { data, error, refetch } = useRead(propuestas.get, { params: { id }, query: { numero } });
  usePageTitle(data && `${data.codigo} · v${data.numero}`);

  if (error?.status === 404 || error?.status === 403) {
    return (
      <EmptyState icon={IconFileOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/propuestas">{t('verPropuestas')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={12} />;
  return (
    <>
      <AccionesDePropuesta propuesta={data} />
      <Documento propuesta={data} />
    </>
  );
}
