import { type ReactNode, useId } from 'react';
import type { useForm } from '../../../data/use-form.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';

type ConMotivo = { readonly motivo: string };

type Props<V extends ConMotivo> = {
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly explicacion: ReactNode;
  readonly form: ReturnType<typeof useForm<V>>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** A dialog for an action that needs a reason, which stays on record. */
export function DialogoConMotivo<V extends ConMotivo>({ form, explicacion, ...props }: Props<V>) {
  const { title, confirm, danger, onClose, children } = props;
  const { t } = useTranslation('clientes');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <DialogButtons onCancel={onClose} danger={danger} form={id} busy={form.sending}>
          {confirm}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        {explicacion}
        <TextAreaField label={t('motivo')} required rows={3} maxLength={500} {...form.field('motivo')} />
        {children}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
