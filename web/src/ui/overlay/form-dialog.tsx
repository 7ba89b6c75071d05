import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../nav/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './form-dialog.module.css';

type Props = {
  readonly title: string;
  /** The main button shows this verb. */
  readonly action: string;
  /** `useForm` gives this object. */
  readonly form: {
    readonly sending: boolean;
    readonly formError: string | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly place?: 'centre' | 'sheet';
  readonly wide?: boolean;
  /** The other button shows this text, or «Cancelar» without it. */
  readonly discard?: string;
  readonly onDiscard?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Draws a form in a dialog or a side panel: its fields and, below them, its two buttons. */
export function FormDialog({ title, action, form, place, wide, discard, onDiscard, ...props }: Props) {
  const { t } = useTranslation('ui');
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
      <form
        id={id}
        className={`vt-stack vt-gap-16 ${styles.form}`}
        data-wide={wide || undefined}
        onSubmit={form.onSubmit}
        noValidate
      >
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
