import { IconFileTypeCsv, IconMailOff, IconTrash } from '@tabler/icons-react';
import { reclamaciones } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatFecha } from '../../format/date.ts';
import { formatEur } from '../../format/energy.ts';
import { useNavigate, useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { AFTER_RECLAMACION_CHANGE } from './reclamaciones/after-reclamacion-change.ts';
import { EstadoDeReclamacion } from './reclamaciones/estado.tsx';
import { FormularioDeReclamacion } from './reclamaciones/formulario.tsx';
import { LineasReclamadas } from './reclamaciones/lineas-reclamadas.tsx';

/** A claim to a supplier: its text, to be copied or changed, its lines as a file, and what came of it. */
export default function ReclamacionScreen() {
  const { t } = useTranslation('extractos');
  const { id = '' }: { id?: string } = useParams();
  const { data: reclamacion, error, refetch } = useRead(reclamaciones.get, { params: { id } });
  usePageTitle(reclamacion?.codigo);
  const navigate = useNavigate();
  const remove = useWrite(reclamaciones.remove, {
    invalidates: AFTER_RECLAMACION_CHANGE.invalidates.filter((read) => read !== reclamaciones.get),
    onError: notifyFailure,
    onSuccess: () => {
      notify(t('retirada'));
      navigate({ to: '/extractos/reclamaciones' });
    },
  });
  if (error?.status === 404) {
    return (
      <EmptyState icon={IconMailOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/extractos/reclamaciones">{t('verReclamaciones')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !reclamacion) return <ErrorState error={error} onRetry={refetch} />;
  if (!reclamacion) return <Skeleton lines={10} />;
  const { codigo, comercializadora, estado, estadoDesde, reclamadoEur, version, detalle } = reclamacion;
  const csv = () => download(reclamaciones.csv, { params: { id } }, `${codigo}.csv`).catch(notifyFailure);
  return (
    <div className="vt-page">
      <PageActions>
        <Button icon={IconFileTypeCsv} onClick={csv}>
          CSV
        </Button>
        <Button icon={IconTrash} busy={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
          {t('retirar')}
        </Button>
      </PageActions>
      <p className="vt-row">
        <EstadoDeReclamacion estado={estado} />
        <span>
          {t('reclamadoA', {
            importe: formatEur(reclamadoEur),
            comercializadora,
            fecha: formatFecha(estadoDesde),
          })}
        </span>
      </p>
      <FormularioDeReclamacion key={version} reclamacion={reclamacion} />
      <LineasReclamadas detalle={detalle} />
    </div>
  );
}
