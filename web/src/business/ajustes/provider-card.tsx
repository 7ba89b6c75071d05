import { proveedor } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

/** By which identity provider people enter, if by any. */
export function ProviderCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(proveedor.get, {});
  const [task, setTask] = useState<'configure' | 'remove'>();
  const current = data?.proveedor;
  const close = () => setTask(undefined);
  return (
    <Card title={t('proveedor')}>
      <div className="vt-stack">
        <p className="vt-soft">{t('proveedorTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        <p>
          {current
            ? t('proveedorPuesto', { nombre: current.nombre, dominios: current.dominios.join(', ') })
            : t('proveedorSin')}
        </p>
        <div className="vt-toolbar">
          <Button disabled={!data} onClick={() => setTask('configure')}>
            {t('proveedorConfigurar')}
          </Button>
          {current && <Button onClick={() => setTask('remove')}>{t('proveedorQuitar')}</Button>}
        </div>
      </div>
      {task === 'configure' && data && (
        <ProviderDialog current={data.proveedor} vuelta={data.vuelta} onClose={close} />
      )}
      {task === 'remove' && <Removal onClose={close} />}
    </Card>
  );
}

function Removal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('ajustes');
  return (
    <RemovalDialog
      call={proveedor.remove}
      input={{}}
      invalidates={[proveedor.get]}
      title={t('proveedorQuitar')}
      confirm={t('proveedorQuitar')}
      text={t('proveedorQuitarTexto')}
      done={t('proveedorQuitado')}
      onClose={onClose}
    />
  );
}
