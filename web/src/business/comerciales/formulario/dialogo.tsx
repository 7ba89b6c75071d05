import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLeaveGuard } from '../../../data/use-leave-guard.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './formulario.module.css';

type Props = {
  readonly title: string;
  readonly confirm: string;
  readonly form: {
    readonly formError: string | undefined;
    readonly sending: boolean;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Whether closing would lose typed data. */
  readonly cambiado: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The form of a representative in a panel over the page. Closing it with typed data asks once. */
export function DialogoComercial({ title, confirm, form, cambiado, onClose, children }: Props) {
  const { t } = useTranslation('comerciales');
  const id = useId();
  const [dejando, setDejando] = useState(false);
  const puerta = useLeaveGuard(cambiado);
  const close = () => (cambiado && !form.sending ? setDejando(true) : onClose());
  return (
    <>
      <Dialog
        open
        wide
        onClose={close}
        title={title}
        footer={
          <>
            <p role="alert" className={styles.problema}>
              {form.formError}
            </p>
            <DialogButtons onCancel={close} form={id} busy={form.sending} disabled={!cambiado}>
              {confirm}
            </DialogButtons>
          </>
        }
      >
        <form id={id} className="vt-fields" onSubmit={form.onSubmit} noValidate>
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        open={dejando || puerta.asking}
        title={t('sinGuardar')}
        confirm={t('salirSinGuardar')}
        danger
        onConfirm={puerta.asking ? puerta.leave : onClose}
        onClose={() => {
          setDejando(false);
          puerta.stay();
        }}
      >
        <p>{t('sinGuardarTexto')}</p>
      </ConfirmDialog>
    </>
  );
}
