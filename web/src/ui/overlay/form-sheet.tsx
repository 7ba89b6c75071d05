import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../nav/button.tsx';
import { Sheet } from './dialog.tsx';
import styles from './form-sheet.module.css';

type Props = {
  readonly title: string;
  /** The text of its main button: a verb. */
  readonly action: string;
  readonly form: {
    readonly sending: boolean;
    readonly formError: string | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly onClose: () => void;
  /** Other actions on what the form edits, at the start of its foot. */
  readonly tools?: ReactNode;
  /** A way out other than «Cancelar», such as taking the changes back. */
  readonly discard?: { readonly label: string; readonly onDiscard: () => void };
  readonly children: ReactNode;
};

/** A form in a side panel, with the button that saves and the one that leaves below the fields. */
export function FormSheet({ title, action, form, onClose, tools, discard, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {tools && <div className={styles.tools}>{tools}</div>}
          <Button onClick={discard?.onDiscard ?? onClose}>{discard?.label ?? t('cancel')}</Button>
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
