import { IconPencil, IconPlus, IconTagOff } from '@tabler/icons-react';
import { productos } from '@vatio/contract';
import { useState } from 'react';
import { useMay } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { FichaProducto } from './ficha-producto.tsx';
import { EditProducto } from './formulario/edit-producto.tsx';
import { NuevaVersion } from './formulario/nueva-version.tsx';
import { Historial } from './version/historial.tsx';

/** A product with all its prices, past and future. Only an administrator changes them. */
export default function ProductoScreen() {
  const { t } = useTranslation('productos');
  const { id = '' } = useParams();
  const { data: producto, error, refetch } = useRead(productos.get, { params: { id } });
  const administra = useMay('manage all');
  const [dialogo, setDialogo] = useState<'editar' | 'version'>();
  usePageTitle(producto?.nombre);

  if (error?.status === 404) {
    return (
      <EmptyState icon={IconTagOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/productos">{t('verLibro')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!producto) return <Skeleton lines={10} />;
  const close = () => setDialogo(undefined);
  return (
    <div className="vt-page vt-gap-18">
      {administra && (
        <PageActions>
          <Button icon={IconPencil} onClick={() => setDialogo('editar')}>
            {t('editar')}
          </Button>
          <Button look="primary" icon={IconPlus} onClick={() => setDialogo('version')}>
            {t('nuevaVersion')}
          </Button>
        </PageActions>
      )}
      <FichaProducto producto={producto} administra={administra} />
      <Historial producto={producto} />
      {dialogo === 'editar' && <EditProducto producto={producto} onClose={close} />}
      {dialogo === 'version' && <NuevaVersion producto={producto} onClose={close} />}
    </div>
  );
}
