import { z } from 'zod';
import type { KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import { pictureOf } from '../people.ts';
import type { KanbanText } from './texts.ts';

/** The form holds people by their names, and the due day as text. */
export type TaskValues = {
  title: string;
  dueDate: string;
  labels: readonly string[];
  people: readonly string[];
  cover: string;
  description: string;
  comment: string;
};

export function valuesOf(task: KanbanTask): TaskValues {
  const due = new Date(task.dueDate);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    title: task.title,
    dueDate: `${due.getFullYear()}-${two(due.getMonth() + 1)}-${two(due.getDate())}`,
    labels: task.labels,
    people: task.assignedTo.map(({ title }) => title),
    cover: task.coverImage ?? '',
    description: task.description ?? '',
    comment: '',
  };
}

/** Makes a task of the form. A written comment is added to the others, and assignees keep the picture that they had. */
export function taskOf(values: TaskValues, before: KanbanTask, author: string): KanbanTask {
  const { title, dueDate, labels, people, cover, description, comment } = values;
  const remark = { name: author, img: pictureOf(author), comment: comment.trim() };
  return {
    ...before,
    title: title.trim(),
    dueDate: new Date(`${dueDate}T12:00`).getTime(),
    labels,
    assignedTo: people.map(
      (name) =>
        before.assignedTo.find((person) => person.title === name) ?? { title: name, img: pictureOf(name) },
    ),
    coverImage: cover,
    description: description.trim(),
    comments: remark.comment === '' ? before.comments : [...before.comments, remark],
  };
}

export function schemaOf(t: KanbanText) {
  return z.object({
    title: z.string().trim().min(1, t('needsTitle')),
    dueDate: z.iso.date(t('needsDay')),
    labels: z.array(z.string()).readonly(),
    people: z.array(z.string()).readonly(),
    cover: z.string(),
    description: z.string(),
    comment: z.string(),
  });
}
