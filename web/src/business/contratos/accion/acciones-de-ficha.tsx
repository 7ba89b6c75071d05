import { IconDots, IconFileText, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { contratos } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../../data/download.ts';
import { useSells } from '../../../data/use-ability.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { PageActions } from '../../../ui/frame/page.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { EditContrato } from '../edicion/edit-contrato.tsx';
import { cerradoPorBloqueo } from '../ficha/cerrado-por-bloqueo.ts';
import { AFTER_CONTRATO_CHANGE } from './after-contrato-change.ts';
import { RenewContrato } from './renew-contrato.tsx';

/** The actions on the contract as a whole; its four clocks have actions of their own. */
export function AccionesDeFicha({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const [opened, setOpened] = useState<'editar' | 'renovar'>();
  const { atr, comercial } = contrato.relojes;
  const renovable = vende && atr.estado === 'activado' && !contrato.renovadoPor;
  const borrable =
    vende &&
    contrato.borrado === null &&
    contrato.fechaActivacion === null &&
    (comercial.estado === 'borrador' || comercial.estado === 'cancelado');
  const remove = useRemove(contrato);
  const close = () => setOpened(undefined);
  return (
    <>
      <PageActions>
        {contrato.editables.length > 0 && (
          <Button icon={IconPencil} onClick={() => setOpened('editar')}>
            {t('editar')}
          </Button>
        )}
        {renovable && (
          <Button
            look="primary"
            icon={IconRefresh}
            {...cerradoPorBloqueo(contrato)}
            onClick={() => setOpened('renovar')}
          >
            {t('renovar')}
          </Button>
        )}
        <Menu icon={IconDots} label={t('masAcciones')}>
          <MenuItem
            icon={IconFileText}
            onChoose={() =>
              download(
                contratos.pdf,
                { params: { id: contrato.id } },
                `Contrato_${contrato.codigo}.pdf`,
              ).catch(notifyFailure)
            }
          >
            {t('descargarContrato')}
          </MenuItem>
          {borrable && (
            <MenuItem icon={IconTrash} onChoose={remove}>
              {t('borrar')}
            </MenuItem>
          )}
        </Menu>
      </PageActions>
      {opened === 'editar' && <EditContrato contrato={contrato} onClose={close} />}
      {opened === 'renovar' && <RenewContrato contrato={contrato} onClose={close} />}
    </>
  );
}

/** Puts a contract in the trash, with the way back in the notice, and goes to the list. */
function useRemove({ id, codigo }: contratos.Contrato) {
  const { t } = useTranslation('contratos');
  const navigate = useNavigate();
  const params = { id };
  const restore = useWrite(contratos.restore, { ...AFTER_CONTRATO_CHANGE, onError: notifyFailure });
  const remove = useWrite(contratos.remove, {
    ...AFTER_CONTRATO_CHANGE,
    onError: notifyFailure,
    onSuccess: async () => {
      notify(t('borrado', { codigo }), { undo: () => restore.mutate({ params }) });
      await navigate({ to: '/contratos' });
    },
  });
  return () => remove.mutate({ params });
}
