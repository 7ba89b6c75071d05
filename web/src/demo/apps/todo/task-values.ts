import { z } from 'zod';
import type { Tag, Task } from '../../../sample-data/todo/todo.ts';
import { pictureOf } from '../people.ts';
import { TAGS } from './places.ts';
import type { TodoText } from './texts.ts';
import type { NewTask } from './use-task-work.ts';

/** The form holds the assignee as a name, which is empty for none. */
export type TaskValues = {
  title: string;
  assignee: string;
  dueDate: string;
  tags: readonly string[];
  description: string;
  isCompleted: boolean;
  isImportant: boolean;
};

export function valuesOf(task: Partial<Task>): TaskValues {
  return {
    title: task.title ?? '',
    assignee: task.assignee?.fullName ?? '',
    dueDate: task.dueDate?.slice(0, 10) ?? '',
    tags: task.tags ?? [],
    description: task.description ?? '',
    isCompleted: task.isCompleted ?? false,
    isImportant: task.isImportant ?? false,
  };
}

/** Makes a task of the form. The assignee keeps the picture that the task had. */
export function taskOf(values: TaskValues, before: Task | undefined): NewTask {
  const { assignee: name, tags, ...rest } = values;
  const isSame = before?.assignee?.fullName === name;
  const assignee = isSame
    ? before?.assignee
    : name === ''
      ? undefined
      : { fullName: name, avatar: pictureOf(name) };
  return {
    ...rest,
    title: values.title.trim(),
    assignee,
    tags: TAGS.map(({ id }) => id).filter((id: Tag) => tags.includes(id)),
    isDeleted: before?.isDeleted ?? false,
  };
}

export function schemaOf(t: TodoText) {
  return z.object({
    title: z.string().trim().min(1, t('needsTitle')),
    assignee: z.string(),
    dueDate: z.union([z.literal(''), z.iso.date()], t('needsDay')),
    tags: z.array(z.string()).readonly(),
    description: z.string(),
    isCompleted: z.boolean(),
    isImportant: z.boolean(),
  });
}
