import { contratos } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { versionesEnVenta } from '../../../trade/choose/productos.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AFTER_CONTRATO_CHANGE } from './after-contrato-change.ts';
import { Problema } from './problema.tsx';
import { TriedRenewal } from './tried-renewal.tsx';

type Props = { readonly contrato: contratos.ContratoRow; readonly onClose: () => void };

/**
 * Makes a draft that renews the contract, with its own product at today's prices or with another product, after showing
 * what it changes.
 */
export function RenewContrato({ contrato, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const navigate = useNavigate();
  const [versionId, setVersionId] = useState('');
  const renew = useWrite(contratos.renew, {
    ...AFTER_CONTRATO_CHANGE,
    onSuccess: async ({ id, codigo }) => {
      notify(t('renovadoAviso', { codigo }));
      onClose();
      await navigate({ to: `/contratos/${id}` });
    },
  });
  const body = { productoVersionId: versionId || undefined };
  // It changes nothing, and is refused with what the renewal would be: what cannot be renewed is not offered.
  const trial = useRead(contratos.rehearseRenovacion, { params: { id: contrato.id }, body }, { gcTime: 0 });
  return (
    <ConfirmDialog
      open
      title={t('renovarCodigo', { codigo: contrato.codigo })}
      confirm={t('renovar')}
      busy={renew.isPending}
      disabled={!trial.data || trial.isFetching}
      onClose={onClose}
      onConfirm={() => renew.mutate({ params: { id: contrato.id }, body })}
    >
      <div className="vt-stack">
        <p>{t('renovarTexto')}</p>
        <ChooseField
          from={versionesEnVenta({ tarifa: contrato.producto.tarifa })}
          label={t('producto')}
          placeholder={t('elMismoProducto', { producto: contrato.producto.nombre })}
          value={versionId}
          onChange={setVersionId}
        />
        {trial.isPending && <Skeleton lines={6} />}
        {trial.data && <TriedRenewal trial={trial.data} />}
        <Problema problema={renew.error ?? trial.error} />
      </div>
    </ConfirmDialog>
  );
}
