import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './kanban.module.css';
import { useKanbanText } from './texts.ts';

export type TitleFormProps = {
  readonly field: string;
  readonly long?: boolean | undefined;
  readonly onAdd: (title: string) => Promise<unknown>;
  readonly onClose: () => void;
};

export function TitleForm({ field, long, onAdd, onClose }: TitleFormProps) {
  const t = useKanbanText();
  const form = useForm({
    initial: { title: '' },
    schema: z.object({ title: z.string().trim().min(1, t('needsTitle')) }),
    submit: async ({ title }) => {
      await onAdd(title.trim());
      onClose();
    },
  });
  const Field = long ? TextAreaField : TextField;
  return (
    <form className="vt-stack vt-gap-10" onSubmit={form.onSubmit} noValidate>
      <Field label={field} required autoFocus {...form.field('title')} />
      <div className={styles.formButtons}>
        <Button small look="primary" type="submit" busy={form.sending}>
          {t('add')}
        </Button>
        <LeaveButton small onLeave={onClose}>
          {t('cancel')}
        </LeaveButton>
      </div>
    </form>
  );
}
