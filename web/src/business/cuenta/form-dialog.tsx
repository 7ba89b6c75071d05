import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

type Props = {
  readonly title: string;
  readonly send: string;
  readonly danger?: boolean;
  readonly form: {
    readonly sending: boolean;
    readonly formError: string | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog, with what was refused of all of it below its fields. */
export function FormDialog({ title, send, danger, form, onClose, children }: Props) {
  const { t } = useTranslation('cuenta');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          <Button look={danger ? 'danger' : 'primary'} type="submit" form={id} busy={form.sending}>
            {send}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="vt-stack vt-gap-16">
        {children}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
