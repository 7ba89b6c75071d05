import { readSession } from '../../../data/session.ts';
import { useForm } from '../../../data/use-form.ts';
import type { KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { SeveralField } from '../../../ui/kit/combobox/several-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { PEOPLE } from '../people.ts';
import { CoverField } from './cover-field.tsx';
import styles from './kanban.module.css';
import { LABEL_NAMES } from './labels.ts';
import { schemaOf, taskOf, valuesOf } from './task-values.ts';
import { useKanbanText } from './texts.ts';
import type { KanbanWork } from './use-kanban-work.ts';

type Props = { readonly task: KanbanTask; readonly work: KanbanWork; readonly onClose: () => void };

export function TaskDrawer({ task, work, onClose }: Props) {
  const t = useKanbanText();
  const stored = valuesOf(task);
  const form = useForm({
    initial: stored,
    schema: schemaOf(t),
    submit: async (values) => {
      await work.update(taskOf(values, task, readSession()?.userData.fullName ?? ''));
      onClose();
    },
  });
  const { field, change } = form;
  return (
    <FormDialog
      place="sheet"
      title={t('editTask')}
      action={t('update')}
      form={form}
      onClose={onClose}
      discard={{ label: t('reset'), onDiscard: () => change(stored) }}
    >
      <TextField label={t('taskTitle')} required {...field('title')} />
      <DateField label={t('due')} required {...field('dueDate')} />
      <SeveralField
        label={t('labels')}
        options={LABEL_NAMES.map((label) => ({ value: label, label: t(`label-${label}`) }))}
        {...field('labels')}
      />
      <SeveralField label={t('assignees')} options={PEOPLE} {...field('people')} />
      <CoverField {...field('cover')} />
      <TextAreaField label={t('description')} {...field('description')} />
      <Attachments task={task} />
      <Comments task={task} />
      <TextAreaField label={t('newComment')} rows={2} {...field('comment')} />
    </FormDialog>
  );
}

function Attachments({ task: { attachments } }: Pick<Props, 'task'>) {
  const t = useKanbanText();
  if (attachments.length === 0) return null;
  return (
    <section aria-label={t('attachments')}>
      <h3 className={styles.part}>{t('attachments')}</h3>
      <ul className={`vt-stack vt-gap-8 ${styles.files}`}>
        {attachments.map(({ name, img }) => (
          <li key={name}>
            <img src={img} alt="" width={24} height={30} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Comments({ task: { id, comments } }: Pick<Props, 'task'>) {
  const t = useKanbanText();
  if (comments.length === 0) return null;
  return (
    <section aria-label={t('comments', { count: comments.length })}>
      <h3 className={styles.part}>{t('comments', { count: comments.length })}</h3>
      <ul className={`vt-stack vt-gap-8 ${styles.comments}`}>
        {comments.map(({ name, img, comment }, index) => (
          // Comments have no id, and never change their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added at the end.
          <li key={`${id}-${index}`}>
            <Avatar size={28} name={name} picture={img} />
            <div>
              <strong>{name}</strong>
              <p>{comment}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
