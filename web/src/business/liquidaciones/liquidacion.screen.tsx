import { IconFileDownload, IconFileTypeCsv, IconLock, IconReceiptOff } from '@tabler/icons-react';
import { liquidaciones } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { AccionesDeLiquidacion } from './ficha/acciones-de-liquidacion.tsx';
import { Cuentas } from './ficha/cuentas.tsx';
import { Desajustes } from './ficha/desajustes.tsx';
import styles from './ficha/ficha.module.css';
import { Lineas } from './ficha/lineas.tsx';

const FICHEROS = { csv: liquidaciones.csv, pdf: liquidaciones.pdf };

/** What one representative earns in one month, line by line. */
export default function LiquidacionScreen() {
  const { t } = useTranslation('liquidaciones');
  const { id = '' } = useParams();
  const { data: liquidacion, error, refetch } = useRead(liquidaciones.get, { params: { id } });
  usePageTitle(liquidacion?.codigo);

  if (error?.status === 404) {
    return (
      <EmptyState icon={IconReceiptOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/liquidaciones">{t('verLiquidaciones')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !liquidacion) return <ErrorState error={error} onRetry={refetch} />;
  if (!liquidacion) return <Skeleton lines={10} />;
  const { estado, pagadaEl, codigo } = liquidacion;
  const downloadAs = (formato: 'csv' | 'pdf') =>
    download(FICHEROS[formato], { params: { id } }, `${codigo}.${formato}`).catch(notifyFailure);
  return (
    <div className={`vt-page ${styles.ficha}`} data-pagada={estado === 'pagada' || undefined}>
      <PageActions>
        <Button icon={IconFileTypeCsv} onClick={() => downloadAs('csv')}>
          CSV
        </Button>
        <Button icon={IconFileDownload} onClick={() => downloadAs('pdf')}>
          PDF
        </Button>
        <AccionesDeLiquidacion liquidacion={liquidacion} />
      </PageActions>
      {estado === 'pagada' && (
        <p className={styles.cerrada}>
          <IconLock size={18} aria-hidden />
          {t('pagadaTexto', { fecha: formatFecha(pagadaEl) })}
        </p>
      )}
      <Cuentas liquidacion={liquidacion} />
      <Desajustes desajustes={liquidacion.desajustes} />
      <Lineas liquidacion={liquidacion} />
    </div>
  );
}
