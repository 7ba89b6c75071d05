// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { Board, KanbanTask } from './kanban.ts';

beforeEach(reloadSamples);

async function read<T>(what: string): Promise<T[]> {
  return (await ask('GET', `/apps/kanban/${what}`))?.body;
}
const write = (call: string, data: object) => ask('POST', `/apps/kanban/${call}`, { body: { data } });
const idsOf = (tasks: readonly KanbanTask[]) => tasks.map(({ id }) => id);

describe('the sample boards', () => {
  it('are three, with two tasks each', async () => {
    expect(await read<Board>('boards')).toEqual([
      { id: 'todo', title: 'TODO' },
      { id: 'in-progress', title: 'In Progress' },
      { id: 'done', title: 'Done' },
    ]);
    const tasks = await read<KanbanTask>('tasks');
    expect(tasks.map(({ boardId }) => boardId)).toEqual(
      ['todo', 'in-progress', 'done'].flatMap((board) => [board, board]),
    );
    expect(tasks.map(({ labels }) => labels)).toEqual([
      ['UX'],
      ['Images'],
      ['App'],
      ['Code Review'],
      ['Forms'],
      ['Charts & Maps'],
    ]);
    expect(tasks.map(({ comments }) => comments.length)).toEqual([2, 0, 3, 6, 0, 2]);
    expect(tasks.every(({ attachments }) => attachments.length >= 1 && attachments.length <= 4)).toBe(true);
    expect(tasks.every(({ assignedTo }) => assignedTo.length === 1 || assignedTo.length === 2)).toBe(true);
    expect(tasks.filter(({ coverImage }) => coverImage)).toHaveLength(1);
    expect(tasks.every(({ description }) => description)).toBe(true);
  });
});

describe('reorder-tasks', () => {
  it.each([
    [1, 4, [2, 3, 4, 1, 5, 6]],
    ['5', '2', [1, 5, 2, 3, 4, 6]],
    [3, 4, [1, 2, 4, 3, 5, 6]],
    [3, 3, [1, 2, 3, 4, 5, 6]],
    [99, 1, [1, 2, 3, 4, 5, 6]],
    [1, 99, [1, 2, 3, 4, 5, 6]],
  ])('moves task %s to the position of %s', async (taskId, targetTaskId, order) => {
    const answer = await write('reorder-tasks', { taskId, targetTaskId });
    expect(answer?.status).toBe(200);
    expect(idsOf(answer?.body)).toEqual(order);
    expect(idsOf(await read('tasks'))).toEqual(order);
  });
});

describe('update-task-board', () => {
  it('moves the task and answers all of them, in the same order', async () => {
    const answer = await write('update-task-board', { taskId: '1', boardId: 'todo', newBoardId: 'done' });
    expect(answer?.status).toBe(200);
    expect(idsOf(answer?.body)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(answer?.body[0].boardId).toBe('done');
  });

  it('leaves a task where it is when no board is named', async () => {
    expect((await write('update-task-board', { taskId: 1 }))?.body[0].boardId).toBe('todo');
  });

  it('answers 404 for an unknown task', async () => {
    expect(await write('update-task-board', { taskId: 9, newBoardId: 'done' })).toEqual({ status: 404 });
  });
});

describe('add-task', () => {
  it('fills in what is missing, due in two days', async () => {
    const before = Date.now();
    const answer = await write('add-task', { title: 'Nueva', boardId: 'todo' });
    const { dueDate, ...newTask } = answer?.body.newTask ?? {};
    expect([answer?.status, newTask]).toEqual([
      200,
      { id: 7, title: 'Nueva', boardId: 'todo', labels: [], attachments: [], comments: [], assignedTo: [] },
    ]);
    expect(dueDate - before).toBeGreaterThanOrEqual(2 * 86_400_000);
    expect(dueDate - before).toBeLessThan(2 * 86_400_000 + 5_000);
  });

  it('keeps what is given', async () => {
    const data = { title: 'Nueva', boardId: 'done', labels: ['UX'], dueDate: 1, description: 'Con texto' };
    expect((await write('add-task', data))?.body.newTask).toMatchObject({ ...data, id: 7 });
    expect(await read('tasks')).toHaveLength(7);
  });
});

it('update-task changes only what it is given, and answers 404 for an unknown one', async () => {
  const [before] = await read<KanbanTask>('tasks');
  expect(await write('update-task', { id: '1', title: 'Otro' })).toEqual({
    status: 200,
    body: { task: { ...before, title: 'Otro' } },
  });
  expect(await write('update-task', { id: 70, title: 'Otro' })).toEqual({ status: 404 });
});

describe('a kanban board', () => {
  it('is added at the end, with a name of its own', async () => {
    const ids = [];
    for (const data of [
      { id: 'espera', title: 'Espera' },
      { id: 'espera', title: 'Espera' },
      { title: 'A la firma' },
      { id: 'Para_2027', title: 'Para 2027' },
    ]) {
      ids.push((await write('add-board', data))?.body.board.id);
    }
    expect(ids).toEqual(['espera', 'espera-2', 'a-la-firma', 'Para_2027']);
    expect(await read('boards')).toHaveLength(7);
  });

  it('is deleted with its tasks', async () => {
    expect(await ask('DELETE', '/apps/kanban/delete-board', { body: 'todo' })).toEqual({ status: 200 });
    expect((await read<Board>('boards')).map(({ id }) => id)).toEqual(['in-progress', 'done']);
    expect(idsOf(await read('tasks'))).toEqual([3, 4, 5, 6]);
  });

  it('is deleted by an id of figures too, as a bare body or as JSON', async () => {
    for (const body of [2027, '2027']) {
      await write('add-board', { id: '2027', title: '2027' });
      await ask('DELETE', '/apps/kanban/delete-board', { body });
      expect(await read('boards')).toHaveLength(3);
    }
  });

  it.each([{ body: 'done' }, { body: { boardId: 'done' } }, { query: 'boardId=done' }, { query: 'id=done' }])(
    'is cleared by its id, sent as %j',
    async (sent) => {
      expect(await ask('DELETE', '/apps/kanban/clear-tasks', sent)).toEqual({ status: 200 });
      expect(await read('boards')).toHaveLength(3);
      expect(idsOf(await read('tasks'))).toEqual([1, 2, 3, 4]);
    },
  );

  it('stays as it is when the id is unknown', async () => {
    await ask('DELETE', '/apps/kanban/delete-board', { body: 'nada' });
    expect([(await read('boards')).length, (await read('tasks')).length]).toEqual([3, 6]);
  });
});
