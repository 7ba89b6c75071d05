import { IconUserOff } from '@tabler/icons-react';
import { comerciales } from '@vatio/contract';
import { useMay } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { RecordPage } from '../../ui/kit/sheet/record-page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { AccionesDeComercial } from './administracion/acciones.tsx';
import { Acceso } from './ficha/acceso.tsx';
import { Cabecera } from './ficha/cabecera.tsx';
import { Datos } from './ficha/datos.tsx';
import { Equipo } from './ficha/equipo.tsx';
import styles from './ficha/ficha.module.css';
import { Fiscal } from './ficha/fiscal.tsx';
import { PlanDeComision } from './ficha/plan.tsx';
import { Cuenta, isDeparted } from './lista/cuenta.tsx';

/** All that is known of one representative: their figures, their place in the tree and their access. */
export default function ComercialScreen() {
  const { t } = useTranslation('comerciales');
  const { id = '' } = useParams();
  const { data: comercial, error, refetch } = useRead(comerciales.get, { params: { id } });
  const administra = useMay('manage all');
  usePageTitle(comercial?.nombre);

  if (error?.status === 404) {
    return (
      <EmptyState icon={IconUserOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/comerciales">{t('verComerciales')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !comercial) return <ErrorState error={error} onRetry={refetch} />;
  if (!comercial) return <Skeleton lines={10} />;
  return (
    <div className="vt-page vt-gap-18">
      <PageActions>
        <ButtonLink to={`/comisiones?comercial=${id}`}>{t('planYReglas')}</ButtonLink>
        {administra && <AccionesDeComercial comercial={comercial} />}
      </PageActions>
      {isDeparted(comercial) && (
        <div className={styles.aviso}>
          <Cuenta comercial={comercial} />
          <p>{t('avisoDeBaja', { fecha: formatFecha(comercial.baja) })}</p>
        </div>
      )}
      <RecordPage identity={<Cabecera comercial={comercial} />} aside={<Equipo comercial={comercial} />}>
        <Datos comercial={comercial} />
        <div className={`vt-columns vt-gap-18 ${styles.lado}`}>
          <Acceso comercial={comercial} />
          <Fiscal comercial={comercial} />
          {administra && <PlanDeComision comercial={comercial} />}
        </div>
      </RecordPage>
    </div>
  );
}
