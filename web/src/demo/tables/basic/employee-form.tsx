import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Sheet } from '../../../ui/overlay/dialog.tsx';
import type { EmployeeRow } from '../employee.ts';

type Props = {
  /** The form edits this row, or adds a new one without it. */
  readonly row: EmployeeRow | undefined;
  readonly onSave: (values: Omit<EmployeeRow, 'id'>) => void;
  readonly onClose: () => void;
};

/** A new employee has only just applied, so nothing else is known yet. */
const APPLICANT = { avatar: '', city: '', age: null, experience: '', status: 5 } as const;

export function EmployeeForm({ row, onSave, onClose }: Props) {
  const { t } = useTranslation('tables');
  const schema = z.object({
    name: z.string().trim().min(1, t('needsName')),
    post: z.string().trim().min(1, t('needsPost')),
    email: z.email(t('needsEmail')),
    start: z.iso.date(t('needsStart')),
    salary: z
      .number()
      .nonnegative(t('needsSalary'))
      .nullable()
      .refine((value) => value !== null, t('needsSalary')),
  });
  const form = useForm({
    initial: {
      name: row?.name ?? '',
      post: row?.post ?? '',
      email: row?.email ?? '',
      start: row?.start ?? today(),
      salary: row?.salary ?? null,
    },
    schema,
    submit: async (values) => {
      onSave({ ...(row ?? APPLICANT), ...values });
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={t(row ? 'edit' : 'add')}>
      <form onSubmit={form.onSubmit} noValidate className="vt-stack">
        <TextField label={t('name')} required {...form.field('name')} />
        <TextField label={t('post')} required {...form.field('post')} />
        <TextField label={t('email')} type="email" required {...form.field('email')} />
        <DateField label={t('start')} required {...form.field('start')} />
        <NumberField label={t('salary')} unit="€" required {...form.field('salary')} />
        <Button type="submit" look="primary">
          {t(row ? 'save' : 'add')}
        </Button>
      </form>
    </Sheet>
  );
}
