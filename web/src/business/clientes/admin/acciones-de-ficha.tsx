import {
  IconArrowMerge,
  IconDots,
  IconDownload,
  IconEraser,
  IconLock,
  IconLockOpen,
  IconShieldLock,
  IconTrash,
} from '@tabler/icons-react';
import { clientes, clientesAdmin } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../../data/download.ts';
import { useMay } from '../../../data/use-ability.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { AFTER_CLIENTE_BLOCK } from './after-cliente-block.ts';
import { BlockCliente } from './block-cliente.tsx';
import { BlockDatos } from './block-datos.tsx';
import { EraseCliente } from './erase-cliente.tsx';
import { MergeClientes } from './merge-clientes.tsx';

const CAMBIOS = { invalidates: [clientes.get, clientes.list, clientes.cronologia] };

type Dialogo = 'bloquear' | 'bloquear-datos' | 'suprimir' | 'fusionar';

/** The actions that open a dialog, in the order of the menu; the others are done at once. */
const DIALOGOS = [
  { accion: 'fusionar', icon: IconArrowMerge },
  { accion: 'bloquear', icon: IconLock },
  { accion: 'bloquear-datos', icon: IconShieldLock },
  { accion: 'suprimir', icon: IconEraser },
] as const;

/** The actions on a client that the server allows the user now. */
export function AccionesDeFicha({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const administra = useMay('manage all');
  const [dialogo, setDialogo] = useState<Dialogo>();
  const { remove, unblock, unblockDatos } = useCambiosSinDialogo(cliente.id);
  const may = (accion: clientes.Accion) => cliente.acciones.includes(accion);
  const close = () => setDialogo(undefined);

  return (
    <>
      <Menu icon={IconDots} label={t('masAcciones')}>
        {DIALOGOS.filter(({ accion }) => may(accion)).map(({ accion, icon }) => (
          <MenuItem key={accion} icon={icon} onChoose={() => setDialogo(accion)}>
            {t(`accion-${accion}`)}
          </MenuItem>
        ))}
        {may('desbloquear') && (
          <MenuItem icon={IconLockOpen} onChoose={unblock}>
            {t('accion-desbloquear')}
          </MenuItem>
        )}
        {may('desbloquear-datos') && (
          <MenuItem icon={IconLockOpen} onChoose={unblockDatos}>
            {t('accion-desbloquear-datos')}
          </MenuItem>
        )}
        {administra && (
          <MenuItem
            icon={IconDownload}
            onChoose={() =>
              download(
                clientesAdmin.datosPersonales,
                { params: { id: cliente.id } },
                'datos-personales.zip',
              ).catch(notifyFailure)
            }
          >
            {t('accion-datos-personales')}
          </MenuItem>
        )}
        {may('borrar') && (
          <MenuItem icon={IconTrash} onChoose={remove}>
            {t('accion-borrar')}
          </MenuItem>
        )}
      </Menu>
      {dialogo === 'bloquear' && <BlockCliente cliente={cliente} onClose={close} />}
      {dialogo === 'bloquear-datos' && <BlockDatos cliente={cliente} onClose={close} />}
      {dialogo === 'suprimir' && <EraseCliente cliente={cliente} onClose={close} />}
      {dialogo === 'fusionar' && <MergeClientes cliente={cliente} onClose={close} />}
    </>
  );
}

/** The changes that ask nothing: a notice tells that they are done. */
function useCambiosSinDialogo(id: string) {
  const { t } = useTranslation('clientes');
  const params = { id };
  const remove = useWrite(clientes.remove, { ...CAMBIOS, onError: notifyFailure });
  const restore = useWrite(clientes.restore, { ...CAMBIOS, onError: notifyFailure });
  const unblock = useWrite(clientesAdmin.unblock, { ...AFTER_CLIENTE_BLOCK, onError: notifyFailure });
  const unblockDatos = useWrite(clientesAdmin.unblockDatos, {
    ...AFTER_CLIENTE_BLOCK,
    onError: notifyFailure,
  });
  const desbloqueado = { onSuccess: () => notify(t('desbloqueado')) };
  return {
    remove: () =>
      remove.mutate(
        { params },
        { onSuccess: () => notify(t('borrado'), { undo: () => restore.mutate({ params }) }) },
      ),
    unblock: () => unblock.mutate({ params }, desbloqueado),
    unblockDatos: () => unblockDatos.mutate({ params }, desbloqueado),
  };
}
