import { IconLink, IconX } from '@tabler/icons-react';
import { usuarios } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_USUARIO_CHANGE } from '../after-usuario-change.ts';
import { ChooseCliente } from './choose-cliente.tsx';

/** The clients for which the account stands, and whose data it sees. Adding or removing one can be undone. */
export function ClientesDeCuenta({ usuario: { id, email, clientes } }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const [choosing, setChoosing] = useState(false);
  const opciones = { ...AFTER_USUARIO_CHANGE, onError: notifyFailure };
  const link = useWrite(usuarios.link, opciones);
  const unlink = useWrite(usuarios.unlink, opciones);
  const takeOff = (clienteId: string, nombre: string) =>
    unlink.mutate(
      { params: { id, clienteId } },
      {
        onSuccess: () => {
          const undo = () => link.mutate({ params: { id }, body: { clienteId } });
          notify(t('desvinculado', { nombre }), { undo });
        },
      },
    );
  return (
    <>
      <li>
        <span>
          <strong>{t('susClientes')}</strong>
          <small>{t(clientes.length > 0 ? 'susClientesTexto' : 'sinClienteAviso')}</small>
        </span>
        <Button small icon={IconLink} onClick={() => setChoosing(true)}>
          {t(clientes.length > 0 ? 'vincularOtro' : 'vincular')}
        </Button>
      </li>
      {clientes.map(({ id: clienteId, nombre }) => (
        <li key={clienteId}>
          <span>
            <Link to={`/clientes/${clienteId}`}>{nombre}</Link>
          </span>
          <IconButton
            small
            icon={IconX}
            label={t('desvincularDe', { nombre })}
            disabled={unlink.isPending}
            onClick={() => takeOff(clienteId, nombre)}
          />
        </li>
      ))}
      {choosing && <LinkClientes id={id} email={email} onClose={() => setChoosing(false)} />}
    </>
  );
}

type Props = { readonly id: string; readonly email: string; readonly onClose: () => void };

function LinkClientes({ id, email, onClose }: Props) {
  const { t } = useTranslation('usuarios');
  const [clienteId, setClienteId] = useState('');
  const link = useWrite(usuarios.link, {
    ...AFTER_USUARIO_CHANGE,
    onSuccess: () => {
      notify(t('vinculado', { email }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('vincularA', { email })}
      footer={
        <DialogButtons
          onCancel={onClose}
          disabled={clienteId === ''}
          busy={link.isPending}
          onClick={() => link.mutate({ params: { id }, body: { clienteId } })}
        >
          {t('vincular')}
        </DialogButtons>
      }
    >
      <div className="vt-stack">
        <ChooseCliente email={email} valor={clienteId} onChange={setClienteId} />
        <p role="alert" className="vt-problem">
          {link.error && (link.error.errors.clienteId ?? link.error.message)}
        </p>
      </div>
    </Dialog>
  );
}
