import { supresiones } from '@vatio/contract';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_CLIENTE_BLOCK } from '../admin/after-cliente-block.ts';
import { DialogoConMotivo } from '../admin/dialogo-con-motivo.tsx';

export type Answer = 'atender' | 'rechazar' | 'ampliar';

type Props = {
  readonly solicitud: supresiones.SolicitudRow;
  readonly answer: Answer;
  readonly onClose: () => void;
};

const AFTER = { invalidates: [...AFTER_CLIENTE_BLOCK.invalidates, supresiones.list] };

/** Answers a request: granting it blocks the data, and the other answers need a reason, which the client is told. */
export function AnswerSupresion({ solicitud, answer, onClose }: Props) {
  return answer === 'atender' ? (
    <GrantSupresion solicitud={solicitud} onClose={onClose} />
  ) : (
    <ConMotivo solicitud={solicitud} answer={answer} onClose={onClose} />
  );
}

function GrantSupresion({ solicitud: { id, cliente }, onClose }: Omit<Props, 'answer'>) {
  const { t } = useTranslation('clientes');
  const grant = useWrite(supresiones.grant, {
    ...AFTER,
    onSuccess: () => {
      notify(t('datosBloqueados'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('atenderSupresionDe', { nombre: cliente.nombre })}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('cancelar')}</LeaveButton>
          <Button look="danger" busy={grant.isPending} onClick={() => grant.mutate({ params: { id } })}>
            {t('atenderSupresion')}
          </Button>
        </>
      }
    >
      <div className="vt-stack">
        <p>{t('supresionPaso1')}</p>
        <p>{t('supresionPaso2')}</p>
        <p>{t('supresionPaso3')}</p>
        <p role="alert" className="vt-problem">
          {grant.error?.message}
        </p>
      </div>
    </Dialog>
  );
}

function ConMotivo({ solicitud: { id, cliente }, answer, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const refuse = useWrite(supresiones.refuse, AFTER);
  const extend = useWrite(supresiones.extend, AFTER);
  const [write, kind] = answer === 'rechazar' ? [refuse, 'rechazar' as const] : [extend, 'ampliar' as const];
  const form = useForm({
    initial: { motivo: '' },
    submit: async (body) => {
      await write.mutateAsync({ params: { id }, body });
      notify(t(`supresion-${kind}-hecho`));
      onClose();
    },
  });
  return (
    <DialogoConMotivo
      danger={kind === 'rechazar'}
      title={t(`supresion-${kind}-de`, { nombre: cliente.nombre })}
      confirm={t(kind === 'rechazar' ? 'rechazarSupresion' : 'ampliarPlazo')}
      explicacion={<p>{t(`supresion-${kind}-texto`)}</p>}
      form={form}
      onClose={onClose}
    />
  );
}
