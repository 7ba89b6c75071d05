import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './kanban.module.css';
import { useKanbanText } from './texts.ts';

type Props = {
  /** The button says this, and the form's field is called by `field`. */
  readonly label: string;
  readonly field: string;
  readonly long?: boolean;
  readonly onAdd: (title: string) => Promise<unknown>;
};

/** Draws a button that becomes a small form, and a button again when the form is sent or left. */
export function AddForm({ label, field, long, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // The focus waits until the button is there again.
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={box}>
      {open ? (
        <TitleForm {...{ field, long, onAdd }} onClose={close} />
      ) : (
        <Button look="quiet" icon={IconPlus} className={styles.add} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}

type FormProps = Omit<Props, 'label'> & { readonly onClose: () => void };

function TitleForm({ field, long, onAdd, onClose }: FormProps) {
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
        <Button small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
