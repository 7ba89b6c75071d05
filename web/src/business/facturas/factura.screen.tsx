import { IconChartHistogram, IconFileOff, IconTrash } from '@tabler/icons-react';
import { facturas } from '@vatio/contract';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { formatCups } from '../../format/cups.ts';
import { useNavigate, useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { TablaDeContraste } from './contraste.tsx';
import { DatosDeFactura } from './datos-de-factura.tsx';
import { FicherosDeFactura } from './ficheros.tsx';
import { SegunContrato } from './segun-contrato.tsx';
import { useFacturaBin } from './use-factura-bin.ts';
import { Veredicto } from './veredicto.tsx';

/** A bill that was received: what it says, what it should say line by line, and its file. */
export default function FacturaScreen() {
  const { t } = useTranslation('facturas');
  const { id = '' } = useParams();
  const { data: factura, error, refetch } = useRead(facturas.get, { params: { id } });
  usePageTitle(factura && (factura.numero ?? formatCups(factura.cups)));
  if (error?.status === 404) {
    return (
      <EmptyState icon={IconFileOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/facturas">{t('verFacturas')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !factura) return <ErrorState error={error} onRetry={refetch} />;
  if (!factura) return <Skeleton lines={10} />;
  const { totalEur: impreso, calculadoEur: calculado, contrastes, motivo, veredicto, avisos } = factura;
  return (
    <div className="vt-page vt-gap-18">
      <Acciones factura={factura} />
      {factura.borrada && <Notice>{t('estaQuitada')}</Notice>}
      <DatosDeFactura factura={factura} />
      {factura.fuente !== 'f1' && <SegunContrato factura={factura} />}
      <Card title={t('resultado')} actions={<Veredicto veredicto={veredicto} />}>
        <TablaDeContraste
          atr={factura.fuente === 'f1'}
          contrastes={contrastes}
          total={{ impreso, calculado }}
          veredicto={motivo}
          bien={veredicto === 'correcta'}
          avisos={avisos}
        />
      </Card>
      <FicherosDeFactura factura={factura} />
    </div>
  );
}

function Acciones({ factura: { id, cups, fuente, borrada } }: { readonly factura: facturas.Factura }) {
  const { t } = useTranslation('facturas');
  const sells = useSells();
  const navigate = useNavigate();
  const { remove, restore, busy } = useFacturaBin();
  return (
    <PageActions>
      {borrada ? (
        <Button busy={busy} onClick={() => restore(id)}>
          {t('restaurar')}
        </Button>
      ) : (
        <Button
          icon={IconTrash}
          busy={busy}
          onClick={() => remove(id, () => void navigate({ to: '/facturas' }))}
        >
          {t('quitar')}
        </Button>
      )}
      {sells && fuente !== 'f1' && (
        <ButtonLink look="primary" icon={IconChartHistogram} to={`/cups/${cups}/analisis?factura=${id}`}>
          {t('estudiar')}
        </ButtonLink>
      )}
    </PageActions>
  );
}
