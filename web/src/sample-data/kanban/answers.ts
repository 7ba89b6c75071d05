import { type Answers, nextId, notFound, numberOf, ok, type SampleCall, textOf } from '../answers.ts';
import { inTwoDays } from '../dates.ts';
import { slugOf } from '../table.ts';
import type { Board, KanbanTask } from './kanban.ts';
import { boards as sampleBoards, tasks as sampleTasks } from './rows.ts';

let boards: readonly Board[] = sampleBoards;
/** All boards share this order, and each one shows its own tasks in it. */
let tasks: readonly KanbanTask[] = sampleTasks;

export const answers: Answers = {
  'GET /apps/kanban/boards': () => ok(boards),
  'GET /apps/kanban/tasks': () => ok(tasks),

  'POST /apps/kanban/reorder-tasks': (call) => {
    const { taskId, targetTaskId } = call.object('data');
    const task = tasks[indexOf(taskId)];
    const target = indexOf(targetTaskId);
    if (task && target >= 0) tasks = tasks.filter((other) => other !== task).toSpliced(target, 0, task);
    return ok(tasks);
  },

  'POST /apps/kanban/update-task-board': (call) => {
    const { taskId, newBoardId } = call.object('data');
    const boardId = textOf(newBoardId);
    return change(taskId, boardId === undefined ? {} : { boardId }) ? ok(tasks) : notFound();
  },

  'POST /apps/kanban/add-task': (call) => {
    const newTask: KanbanTask = {
      labels: [],
      attachments: [],
      comments: [],
      assignedTo: [],
      dueDate: inTwoDays(),
      title: '',
      boardId: '',
      ...call.object('data'),
      id: nextId(tasks),
    };
    tasks = [...tasks, newTask];
    return ok({ newTask });
  },

  'POST /apps/kanban/add-board': (call) => {
    const { id, title } = call.object('data');
    const name = textOf(title) ?? '';
    const board = { id: freeId(textOf(id) || slugOf(name) || 'tablero'), title: name };
    boards = [...boards, board];
    return ok({ board });
  },

  'POST /apps/kanban/update-task': (call) => {
    const changes = call.object('data');
    const task = change(changes.id, changes);
    return task ? ok({ task }) : notFound();
  },

  'DELETE /apps/kanban/delete-board': (call) => {
    const boardId = boardIdOf(call);
    boards = boards.filter(({ id }) => id !== boardId);
    tasks = tasks.filter((task) => task.boardId !== boardId);
    return ok();
  },

  'DELETE /apps/kanban/clear-tasks': (call) => {
    const boardId = boardIdOf(call);
    tasks = tasks.filter((task) => task.boardId !== boardId);
    return ok();
  },
};

/**
 * Reads the id of a board. It is usually the bare body, which JSON makes a number when it is `2026`; a field or a query
 * does as well.
 */
function boardIdOf(call: SampleCall): string {
  return textOf(call.body) ?? call.text('boardId', call.text('id'));
}

function indexOf(id: unknown): number {
  const wanted = numberOf(id);
  return tasks.findIndex((task) => task.id === wanted);
}

function change(id: unknown, changes: Partial<KanbanTask>): KanbanTask | undefined {
  const index = indexOf(id);
  const task = tasks[index];
  if (!task) return undefined;
  const changed = { ...task, ...changes, id: task.id };
  tasks = tasks.with(index, changed);
  return changed;
}

/** Makes an id that no board has: a second board of one name gets a number behind it. */
function freeId(wanted: string): string {
  const isTaken = (id: string) => boards.some((board) => board.id === id);
  let free = wanted;
  for (let number = 2; isTaken(free); number++) free = `${wanted}-${number}`;
  return free;
}
