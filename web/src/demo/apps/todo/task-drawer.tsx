import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useForm } from '../../../data/use-form.ts';
import type { Task } from '../../../sample-data/todo/todo.ts';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';
import { SeveralField } from '../../../ui/kit/combobox/several-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { PEOPLE } from '../people.ts';
import { TAGS } from './places.ts';
import { schemaOf, taskOf, valuesOf } from './task-values.ts';
import { useTodoText } from './texts.ts';
import type { TaskWork } from './use-task-work.ts';

type Props = {
  /** The drawer edits this task, or writes a new one without it. */
  readonly task?: Task;
  /** A new task begins with these fields of the place where it is written, such as its tag. */
  readonly initial?: Partial<Task>;
  readonly work: TaskWork;
  readonly onClose: () => void;
};

export function TaskDrawer({ task, initial = {}, work, onClose }: Props) {
  const t = useTodoText();
  const stored = valuesOf(task ?? initial);
  const form = useForm({
    initial: stored,
    schema: schemaOf(t),
    submit: async (values) => {
      const next = taskOf(values, task);
      await (task ? work.update({ ...next, id: task.id }) : work.add(next));
      onClose();
    },
  });
  const { field, values, change } = form;
  return (
    <FormDialog
      place="sheet"
      title={t(task ? 'editTask' : 'newTask')}
      action={t(task ? 'update' : 'add')}
      form={form}
      onClose={onClose}
      discard={task && { label: t('reset'), onDiscard: () => change(stored) }}
      tools={task && <DeleteButton {...{ task, work, onClose }} />}
    >
      <TextField label={t('title')} required autoFocus={!task} {...field('title')} />
      <ComboboxField
        label={t('assignee')}
        placeholder={t('nobody')}
        options={PEOPLE}
        {...field('assignee')}
      />
      <DateField label={t('dueDate')} {...field('dueDate')} />
      <SeveralField
        label={t('tags')}
        options={TAGS.map(({ id }) => ({ value: id, label: t(`tag-${id}`) }))}
        {...field('tags')}
      />
      <TextAreaField label={t('description')} rows={5} {...field('description')} />
      <Switch
        label={t('isImportant')}
        value={values.isImportant}
        onChange={(isImportant) => change({ isImportant })}
      />
      {task && (
        <Switch
          label={t('isCompleted')}
          value={values.isCompleted}
          onChange={(isCompleted) => change({ isCompleted })}
        />
      )}
    </FormDialog>
  );
}

type DeleteProps = { readonly task: Task; readonly work: TaskWork; readonly onClose: () => void };

/** Deletes the task, which stays under «Borradas» and can come back from there. */
function DeleteButton({ task, work, onClose }: DeleteProps) {
  const t = useTodoText();
  const act = (run: (task: Task) => void) => () => {
    run(task);
    onClose();
  };
  return task.isDeleted ? (
    <Button icon={IconArrowBackUp} onClick={act(work.restore)}>
      {t('restoreIt')}
    </Button>
  ) : (
    <Button look="danger" icon={IconTrash} onClick={act(work.remove)}>
      {t('delete')}
    </Button>
  );
}
