import { comerciales } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';

type Props = { readonly comercial: comerciales.Comercial; readonly onClose: () => void };

/** Lets a representative work here again, with the account they had. */
export function ReactivateComercial({ comercial, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const reactivate = useWrite(comerciales.reactivate, {
    ...AFTER_COMERCIAL_CHANGE,
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
      busy={reactivate.isPending}
      onConfirm={() => reactivate.mutate({ params: { id: comercial.id } })}
      onClose={onClose}
    >
      <p>{t(comercial.cuenta === 'sin-cuenta' ? 'reactivarSinCuenta' : 'reactivarTexto')}</p>
    </ConfirmDialog>
  );
}
