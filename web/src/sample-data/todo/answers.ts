import { type Answers, created, nextId, notFound, numberOf, ok } from '../answers.ts';
import { compareKeys, someContain } from '../listing.ts';
import { tasks as samples } from './rows.ts';
import type { Task, TaskOrder } from './todo.ts';

let tasks: readonly Task[] = samples;

/** A new task gets these values where it comes without its own. */
const BLANK: Omit<Task, 'id'> = {
  title: '',
  dueDate: '',
  description: '',
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};

export const answers: Answers = {
  'GET /apps/todo/tasks': (call) => {
    const q = call.text('q');
    const filter = call.text('filter');
    const tag = call.text('tag');
    // A screen sends the tags that it shows under a name containing the search, because the samples know no names.
    const named = call.list('tags') ?? [];
    const isNarrowed = filter !== '' || tag !== '';
    const found = tasks.filter(
      (task) =>
        (someContain([task.title], q) ||
          (!isNarrowed && mentions(task, q.toLowerCase())) ||
          task.tags.some((own) => named.includes(own))) &&
        passes(task, filter) &&
        (tag === '' || task.tags.some((own) => own === tag)),
    );
    return ok(found.toSorted(ORDERS[call.text('sortBy', 'latest') as TaskOrder] ?? ORDERS.latest));
  },

  'POST /apps/todo/add-tasks': (call) => {
    const task: Task = { ...BLANK, ...call.row('task'), id: nextId(tasks) };
    tasks = [...tasks, task];
    return created({ task });
  },

  'POST /apps/todo/update-task': (call) => {
    const changes = call.row('task');
    const task = change(numberOf(changes.id), changes);
    return task ? ok({ task }) : notFound();
  },

  'DELETE /apps/todo/delete-task': (call) => {
    change(call.id('taskId'), { isDeleted: true });
    return ok();
  },
};

function change(id: number, changes: Partial<Task>): Task | undefined {
  tasks = tasks.map((task) => (task.id === id ? { ...task, ...changes, id } : task));
  return tasks.find((task) => task.id === id);
}

/** Says whether a task is seen under a filter. Deleted tasks are seen only under their own. */
function passes(task: Task, filter: string): boolean {
  if (filter === 'deleted' || task.isDeleted) return task.isDeleted === (filter === 'deleted');
  if (filter === 'important') return task.isImportant;
  return filter !== 'completed' || task.isCompleted;
}

/**
 * Says whether a task mentions what was typed. The search also reads tags and due dates, such as `04`, `dic`, `04 dic`
 * or `dec 04`.
 */
function mentions(task: Task, q: string): boolean {
  return (
    task.tags.some((tag) => tag.includes(q)) || dateTexts(task.dueDate).some((text) => text.startsWith(q))
  );
}

function dateTexts(day: string): string[] {
  const date = new Date(`${day.slice(0, 10)}T12:00`);
  if (Number.isNaN(date.getTime())) return [];
  const number = String(date.getDate()).padStart(2, '0');
  return ['es', 'en'].flatMap((language) => {
    const month = date.toLocaleDateString(language, { month: 'short' }).toLowerCase();
    return [`${number} ${month}`, `${month} ${number}`];
  });
}

type Compare = (a: Task, b: Task) => number;

const latest: Compare = (a, b) => b.id - a.id;
const byTitle: Compare = (a, b) => compareKeys(a.title, b.title) || a.id - b.id;

const ORDERS: Readonly<Record<TaskOrder, Compare>> = {
  latest,
  'title-asc': byTitle,
  'title-desc': (a, b) => byTitle(b, a),
  assignee: (a, b) => {
    const [assignee, other] = [a.assignee?.fullName, b.assignee?.fullName];
    if (assignee === undefined || other === undefined)
      return Number(assignee === undefined) - Number(other === undefined);
    return compareKeys(assignee, other);
  },
  'due-date': (a, b) => compareKeys(a.dueDate, b.dueDate),
};
