import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/nav/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useUserText } from '../texts.ts';
import styles from './dialogs.module.css';

type Props = {
  readonly title: string;
  /** The verb of its main button. */
  readonly action: string;
  /** What `useForm` gives. */
  readonly form: {
    readonly sending: boolean;
    readonly formError: string | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly place?: 'centre' | 'sheet';
  readonly wide?: boolean;
  /** The other way out, «Cancelar» without it. */
  readonly discard?: string;
  readonly onDiscard?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog or a side panel: its fields, and below them what it does and the way out. */
export function FormDialog({ title, action, form, place, wide, discard, onDiscard, ...props }: Props) {
  const t = useUserText();
  const id = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={title}
      place={place}
      wide={wide}
      footer={
        <>
          <Button onClick={onDiscard ?? props.onClose}>{discard ?? t('cancel')}</Button>
          <Button look="primary" type="submit" form={id} busy={form.sending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} data-wide={wide || undefined} onSubmit={form.onSubmit} noValidate>
        {props.children}
        {form.formError && (
          <p role="alert" className={styles.error}>
            {form.formError}
          </p>
        )}
      </form>
    </Dialog>
  );
}
