import { type clientes, clientesAdmin } from '@vatio/contract';
import * as clientesAdminSchemas from '@vatio/contract/clientes-admin.schemas';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { AFTER_CLIENTE_BLOCK } from './after-cliente-block.ts';
import { DialogoConMotivo } from './dialogo-con-motivo.tsx';

type Props = { readonly cliente: clientes.Cliente; readonly onClose: () => void };

/** Closes the client to new business, with a reason that everybody will read. */
export function BlockCliente({ cliente, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const params = { id: cliente.id };
  const unblock = useWrite(clientesAdmin.unblock, AFTER_CLIENTE_BLOCK);
  const block = useWrite(clientesAdmin.block, AFTER_CLIENTE_BLOCK);
  const form = useForm({
    initial: { motivo: '' },
    schema: clientesAdminSchemas.block.body,
    submit: async (body) => {
      await block.mutateAsync({ params, body });
      notify(t('bloqueado'), { undo: () => unblock.mutate({ params }) });
      onClose();
    },
  });
  return (
    <DialogoConMotivo
      title={t('accion-bloquear')}
      confirm={t('bloquear')}
      explicacion={<p>{t('bloquearTexto', { nombre: cliente.nombre })}</p>}
      form={form}
      onClose={onClose}
    />
  );
}
