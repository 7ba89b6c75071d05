import { IconCheck, IconLifebuoy } from '@tabler/icons-react';
import { incidencias } from '@vatio/contract';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatInstante } from '../../format/date.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { AFTER_INCIDENCIA_CHANGE } from './after-incidencia-change.ts';
import { EstadoDeIncidencia } from './estado.tsx';
import { Hilo } from './hilo.tsx';
import { Reply } from './reply.tsx';

/** An incident with its thread: both sides write in it, close it and open it again. */
export default function IncidenciaScreen() {
  const { t } = useTranslation('incidencias');
  const { id = '' } = useParams();
  const { data: incidencia, error, refetch } = useRead(incidencias.get, { params: { id } });
  usePageTitle(incidencia?.asunto);
  if (error?.status === 404) {
    return (
      <EmptyState icon={IconLifebuoy} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/incidencias">{t('verIncidencias')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !incidencia) return <ErrorState error={error} onRetry={refetch} />;
  if (!incidencia) return <Skeleton lines={8} />;
  return (
    <div className="vt-page">
      {incidencia.estado !== 'cerrada' && (
        <PageActions>
          <CloseButton id={id} />
        </PageActions>
      )}
      <Cabecera incidencia={incidencia} />
      <Card title={t('hilo')}>
        <Hilo hilo={incidencia.hilo} />
      </Card>
      <Reply incidencia={incidencia} />
    </div>
  );
}

function Cabecera({ incidencia }: { readonly incidencia: incidencias.Incidencia }) {
  const { t } = useTranslation('incidencias');
  const { codigo, estado, cliente, creada } = incidencia;
  return (
    <p className="vt-toolbar">
      <EstadoDeIncidencia estado={estado} />
      <span className="vt-note">{t('contadaEl', { codigo, fecha: formatInstante(creada) })}</span>
      {useSells() && <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>}
    </p>
  );
}

function CloseButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('incidencias');
  const params = { id };
  const reopen = useWrite(incidencias.reopen, { ...AFTER_INCIDENCIA_CHANGE, onError: notifyFailure });
  const close = useWrite(incidencias.close, {
    ...AFTER_INCIDENCIA_CHANGE,
    onError: notifyFailure,
    onSuccess: () => notify(t('yaCerrada'), { undo: () => reopen.mutate({ params }) }),
  });
  return (
    <Button icon={IconCheck} busy={close.isPending} onClick={() => close.mutate({ params })}>
      {t('cerrar')}
    </Button>
  );
}
