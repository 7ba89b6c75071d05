import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import styles from './form-dialog.module.css';

type Props = {
  readonly title: string;
  /** The main button shows this verb. */
  readonly action: string;
  readonly danger?: boolean;
  /** `useForm` gives this object. */
  readonly form: {
    readonly sending: boolean;
    readonly formError: string | undefined;
    readonly isChanged: () => boolean;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** A `sheet` is a panel at the side. */
  readonly place?: 'centre' | 'sheet';
  readonly wide?: boolean;
  /** Other actions on what the form edits, at the start of its foot. */
  readonly tools?: ReactNode;
  /** What the other button says instead of «Cancelar», and does instead of closing, while there is a change. */
  readonly discard?: { readonly label: string; readonly onDiscard?: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog or at the side, with the button that saves and the one that leaves below its fields. */
export function FormDialog({ title, action, form, onClose, children, ...look }: Props) {
  const id = useId();
  const { danger, place, wide, tools } = look;
  const discard = form.isChanged() ? look.discard : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      place={place}
      wide={wide}
      footer={
        <>
          {tools && <div className={styles.tools}>{tools}</div>}
          <DialogButtons
            onCancel={discard?.onDiscard ?? onClose}
            cancel={discard?.label}
            stays={discard?.onDiscard !== undefined}
            danger={danger}
            form={id}
            busy={form.sending}
          >
            {action}
          </DialogButtons>
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
        {children}
        {form.formError && (
          <p role="alert" className="vt-problem">
            {form.formError}
          </p>
        )}
      </form>
    </Dialog>
  );
}
