import { IconFileOff } from '@tabler/icons-react';
import { contratos } from '@vatio/contract';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useParams, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { BlockedClient } from '../../trade/blocked-client.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { usePageTitle } from '../../ui/frame/page.tsx';
import { Sections } from '../../ui/kit/sections/sections.tsx';
import { RecordPage } from '../../ui/kit/sheet/record-page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { AccionesDeFicha } from './accion/acciones-de-ficha.tsx';
import { AFTER_CONTRATO_CHANGE } from './accion/after-contrato-change.ts';
import { DocumentosDeContrato } from './documentos/documentos.tsx';
import { Cabecera } from './ficha/cabecera.tsx';
import { Comision } from './ficha/comision.tsx';
import { Contratado } from './ficha/contratado.tsx';
import { CorreosDeContrato } from './ficha/correos.tsx';
import { Fechas } from './ficha/fechas.tsx';
import styles from './ficha/ficha.module.css';
import { Historial } from './ficha/historial.tsx';
import { InicioPrevisto } from './ficha/inicio-previsto.tsx';
import { Precios } from './ficha/precios.tsx';
import { Rail } from './ficha/rail.tsx';
import { WaitsForAdministration } from './ficha/waits-for-administration.tsx';
import { FirmaDeContrato } from './firma/firma.tsx';
import { RequisitosDeContrato } from './requisitos/requisitos.tsx';

const SECCIONES = ['resumen', 'precios', 'documentos'] as const;

/** One contract, a section at a time: its four clocks on one line and what they wait for, its prices and dates, its papers. */
export default function ContratoScreen() {
  const { t } = useTranslation('contratos');
  const { id = '' } = useParams();
  const search = useSearch();
  const { data: contrato, error, refetch } = useRead(contratos.get, { params: { id } });
  const seccion = SECCIONES.find((una) => una === search.seccion) ?? 'resumen';
  usePageTitle(contrato?.codigo);

  if (error?.status === 404) {
    return (
      <EmptyState icon={IconFileOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/contratos">{t('verContratos')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !contrato) return <ErrorState error={error} onRetry={refetch} />;
  if (!contrato) return <Skeleton lines={12} />;
  return (
    <div className="vt-page">
      <AccionesDeFicha contrato={contrato} />
      {contrato.borrado && <EnPapelera contrato={contrato} />}
      <BlockedClient of={contrato} area="contratos" />
      <InicioPrevisto contrato={contrato} />
      <WaitsForAdministration contrato={contrato} />
      <RecordPage
        identity={<Cabecera contrato={contrato} />}
        aside={seccion === 'resumen' && contrato.historial && <Historial contrato={contrato} />}
        lead={
          <>
            <Sections
              label={t('secciones')}
              active={seccion}
              tabs={SECCIONES.map((una) => ({
                id: una,
                label: t(`seccion-${una}`),
                to: una === 'resumen' ? `/contratos/${id}` : `/contratos/${id}?seccion=${una}`,
              }))}
            />
            {seccion === 'resumen' && <Rail contrato={contrato} />}
          </>
        }
      >
        {seccion === 'resumen' && <Resumen contrato={contrato} />}
        {seccion === 'precios' && (
          <>
            <Precios contrato={contrato} />
            <Fechas contrato={contrato} />
          </>
        )}
        {seccion === 'documentos' && <DocumentosDeContrato contrato={contrato} />}
      </RecordPage>
    </div>
  );
}

/** Where the contract stands, and what its next step waits for. */
function Resumen({ contrato }: { readonly contrato: contratos.Contrato }) {
  const vende = useSells();
  return (
    <>
      {showsRequisitos(contrato) && vende && <RequisitosDeContrato contrato={contrato} />}
      {vende && contrato.borrado === null && <FirmaDeContrato contrato={contrato} />}
      <CorreosDeContrato contrato={contrato} />
      <Contratado contrato={contrato} />
      <Comision contrato={contrato} />
    </>
  );
}

/** Whether what the law asks before the signature still tells something: it does until the supply begins. */
function showsRequisitos({ borrado, fechaActivacion, relojes }: contratos.Contrato): boolean {
  return borrado === null && fechaActivacion === null && relojes.comercial.estado !== 'cancelado';
}

function EnPapelera({ contrato: { id, codigo } }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const restore = useWrite(contratos.restore, {
    ...AFTER_CONTRATO_CHANGE,
    onSuccess: () => notify(t('restaurado', { codigo })),
    onError: notifyFailure,
  });
  return (
    <p className={styles.aviso} role="status">
      {t('estaEnPapelera')}
      <Button small busy={restore.isPending} onClick={() => restore.mutate({ params: { id } })}>
        {t('restaurar')}
      </Button>
    </p>
  );
}
