import { clientes, clientesAdmin } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';

type Props = { readonly cliente: clientes.Cliente; readonly onClose: () => void };

/** The last step of an erasure. It cannot be undone, so it asks twice: a check box and the button. */
export function EraseCliente({ cliente, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const navigate = useNavigate();
  const [known, setKnown] = useState(false);
  const erase = useWrite(clientesAdmin.erase, {
    invalidates: [clientes.list, clientes.get],
    onSuccess: () => {
      notify(t('suprimido'));
      onClose();
      navigate({ to: '/admin/clientes' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('accion-suprimir')}
      footer={
        <DialogButtons
          onCancel={onClose}
          danger
          disabled={!known}
          busy={erase.isPending}
          onClick={() => erase.mutate({ params: { id: cliente.id } })}
        >
          {t('suprimir')}
        </DialogButtons>
      }
    >
      <div className="vt-stack">
        <p>{t('suprimirTexto', { nombre: cliente.nombre })}</p>
        <CheckField label={t('suprimirSabido')} value={known} onChange={setKnown} />
        <p role="alert" className="vt-problem">
          {erase.error?.message}
        </p>
      </div>
    </Dialog>
  );
}
