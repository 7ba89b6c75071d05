import { type FormEvent, type ReactNode, useId } from 'react';
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
  /** Whether there is anything to save. */
  readonly cambiado: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The form of a representative in a panel over the page. */
export function DialogoComercial({ title, confirm, form, cambiado, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      footer={
        <>
          <p role="alert" className={styles.problema}>
            {form.formError}
          </p>
          <DialogButtons onCancel={onClose} form={id} busy={form.sending} disabled={!cambiado}>
            {confirm}
          </DialogButtons>
        </>
      }
    >
      <form id={id} className="vt-fields" onSubmit={form.onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
