import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/nav/button.tsx';
import { Sheet } from '../../../../ui/overlay/dialog.tsx';
import { useInvoiceText } from '../texts.ts';
import styles from './drawer.module.css';

type Props = {
  readonly title: string;
  /** The verb of its main button. */
  readonly action: string;
  readonly form: {
    readonly sending: boolean;
    readonly formError: string | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a side panel: its fields, and below them what it does and the way out. */
export function Drawer({ title, action, form, onClose, children }: Props) {
  const t = useInvoiceText();
  const id = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={id} busy={form.sending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
        {children}
        {form.formError && (
          <p role="alert" className={styles.error}>
            {form.formError}
          </p>
        )}
      </form>
    </Sheet>
  );
}
