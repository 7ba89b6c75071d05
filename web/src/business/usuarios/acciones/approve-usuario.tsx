import { IconUserCheck } from '@tabler/icons-react';
import { usuarios } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_USUARIO_CHANGE } from '../after-usuario-change.ts';
import { ChooseCliente } from './choose-cliente.tsx';

/** Approves somebody who has registered, and links the account to a client. */
export function ApproveUsuario({ usuario }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        small
        icon={IconUserCheck}
        aria-label={t('aprobarA', { nombre: usuario.nombre })}
        onClick={() => setOpened(true)}
      >
        {t('aprobar')}
      </Button>
      {opened && <DialogoAprobar usuario={usuario} onClose={() => setOpened(false)} />}
    </>
  );
}

type Props = { readonly usuario: usuarios.Usuario; readonly onClose: () => void };

function DialogoAprobar({ usuario: { id, nombre, email }, onClose }: Props) {
  const { t } = useTranslation('usuarios');
  const [clienteId, setClienteId] = useState('');
  const approve = useWrite(usuarios.approve, {
    ...AFTER_USUARIO_CHANGE,
    onSuccess: () => {
      notify(t('aprobado', { nombre }));
      onClose();
    },
  });
  const body = clienteId ? { clienteId } : {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('aprobarA', { nombre })}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={approve.isPending}
          onClick={() => approve.mutate({ params: { id }, body })}
        >
          {t('aprobar')}
        </DialogButtons>
      }
    >
      <div className="vt-stack">
        <p>{t('aprobarTexto', { email })}</p>
        <ChooseCliente
          email={email}
          valor={clienteId}
          onChange={setClienteId}
          ninguno={{ nombre: t('sinCliente'), nota: t('sinClienteTexto') }}
        />
        <p role="alert" className="vt-problem">
          {approve.error && (approve.error.errors.clienteId ?? approve.error.message)}
        </p>
      </div>
    </Dialog>
  );
}
