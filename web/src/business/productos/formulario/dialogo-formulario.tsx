import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './formulario.module.css';

type Props = {
  readonly title: string;
  readonly confirm: string;
  readonly form: {
    readonly formError: string | undefined;
    readonly errors: Readonly<Record<string, string>>;
    readonly sending: boolean;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form of the price book in a panel over the page. */
export function DialogoFormulario({ title, confirm, form, onClose, children }: Props) {
  const { t } = useTranslation('productos');
  const id = useId();
  const errores = Object.keys(form.errors).length;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      footer={
        <>
          <p role="alert" className={styles.problema}>
            {form.formError ?? (errores > 0 ? t('corregir', { count: errores }) : '')}
          </p>
          <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
            {confirm}
          </DialogButtons>
        </>
      }
    >
      <form id={id} className={`vt-fields ${styles.formulario}`} onSubmit={form.onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
