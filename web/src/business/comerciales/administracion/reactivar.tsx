import { comerciales } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AL_CAMBIAR } from '../lista/al-cambiar.ts';

type Props = { readonly comercial: comerciales.Comercial; readonly onClose: () => void };

/** Lets a representative work here again, with the account they had. */
export function Reactivar({ comercial, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const reactivar = useWrite(comerciales.reactivar, {
    ...AL_CAMBIAR,
    onSuccess: ({ nombre }) => {
      notify(t('reactivado', { nombre }));
      onClose();
    },
    onError: notifyFailure,
  });
  return (
    <ConfirmDialog
      open
      title={t('reactivarA', { nombre: comercial.nombre })}
      confirm={t('accion-reactivar')}
      busy={reactivar.isPending}
      onConfirm={() => reactivar.mutate({ params: { id: comercial.id } })}
      onClose={onClose}
    >
      <p>{t(comercial.cuenta === 'sin-cuenta' ? 'reactivarSinCuenta' : 'reactivarTexto')}</p>
    </ConfirmDialog>
  );
}
