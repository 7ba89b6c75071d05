// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { Task } from './todo.ts';

beforeEach(reloadSamples);

async function list(query = ''): Promise<Task[]> {
  return (await ask('GET', '/apps/todo/tasks', { query }))?.body;
}
const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

describe('the sample tasks', () => {
  it('are 18 tasks with their marks, tags and assignees', async () => {
    const all = [...(await list()), ...(await list('filter=deleted'))];
    const count = (test: (task: Task) => boolean) => all.filter(test).length;
    expect(all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 18 }, (_, i) => i + 1),
    );
    expect(count(({ isCompleted }) => isCompleted)).toBe(7);
    expect(count(({ isImportant }) => isImportant)).toBe(6);
    expect(
      (['medium', 'low', 'team', 'high', 'update'] as const).map((tag) =>
        count(({ tags }) => tags.includes(tag)),
      ),
    ).toEqual([9, 6, 3, 3, 2]);
    expect(count(({ tags }) => tags.length === 2)).toBe(5);
    expect(count(({ assignee }) => assignee?.avatar === '')).toBe(9);
    expect(all.every(({ dueDate }) => /^\d{4}-\d\d-\d\d$/.test(dueDate))).toBe(true);
  });

  it.each([
    ['filter=important', 6],
    ['filter=completed', 6],
    ['filter=deleted', 2],
    ['filter=cualquiera', 16],
    ['tag=team', 3],
    ['tag=low', 6],
    ['tag=medium', 8],
    ['tag=high', 1],
    ['tag=update', 1],
    ['tag=high&filter=deleted', 2],
    ['tag=low&filter=important', 2],
    ['', 16],
  ])('the list of tasks for «%s» has %i', async (query, count) => {
    expect(await list(query)).toHaveLength(count);
  });
});

it('tasks stand in the order of a Spanish dictionary, «Árbol» with those of A', async () => {
  for (const title of ['Árbol de cargas', 'Azotea', 'Ñandú', 'Norte', 'Oeste', 'zaguán', 'Zócalo']) {
    await ask('POST', '/apps/todo/add-tasks', { body: { task: { title } } });
  }
  const titles = (await list('sortBy=title-asc')).map(({ title }) => title);
  const at = (title: string) => titles.indexOf(title);
  expect(at('Árbol de cargas')).toBeLessThan(at('Azotea'));
  expect(at('Norte')).toBeLessThan(at('Ñandú'));
  expect(at('Ñandú')).toBeLessThan(at('Oeste'));
  expect(at('zaguán')).toBeLessThan(at('Zócalo'));
  expect((await list('sortBy=title-desc')).map(({ title }) => title)).toEqual(titles.toReversed());
});

describe('the search of tasks', () => {
  it('reads titles whatever the case', async () => {
    expect(idsOf(await list('q=PANADERÍA'))).toEqual([4]);
    expect(idsOf(await list('q=estudio&filter=deleted'))).toEqual([7]);
  });

  it('reads tags and dates too when nothing else narrows the list', async () => {
    expect(idsOf(await list('q=update'))).toEqual([14]);
    expect(await list('q=update&filter=important')).toEqual([]);
    const [, task] = await list();
    const date = new Date(`${task?.dueDate}T12:00`);
    const day = task?.dueDate.slice(8);
    for (const language of ['es', 'en']) {
      const month = date.toLocaleDateString(language, { month: 'short' });
      for (const q of [`${day} ${month}`, `${month} ${day}`])
        expect(idsOf(await list(`q=${q}`))).toContain(task?.id);
    }
    expect(idsOf(await list(`q=${day}`))).toContain(task?.id);
  });
});

describe('the order of tasks', () => {
  it('is by id, latest first, unless a known one is asked for', async () => {
    const latest = idsOf(await list());
    expect(latest).toEqual(latest.toSorted((a, b) => b - a));
    expect(idsOf(await list('sortBy=color'))).toEqual(latest);
    expect(idsOf(await list('sortBy='))).toEqual(latest);
  });

  it('can be by title either way, by assignee and by date', async () => {
    const titles = (await list('sortBy=title-asc')).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted());
    expect((await list('sortBy=title-desc')).map(({ title }) => title)).toEqual(titles.toReversed());
    const dates = (await list('sortBy=due-date')).map(({ dueDate }) => dueDate);
    expect(dates).toEqual(dates.toSorted());
    await ask('POST', '/apps/todo/add-tasks', { body: { task: { title: 'De nadie' } } });
    const names = (await list('sortBy=assignee')).map(({ assignee }) => assignee?.fullName);
    expect(names.at(-1)).toBeUndefined();
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted());
  });
});

describe('a task', () => {
  it('is added at the end with the next id', async () => {
    const task = { title: 'Nueva', dueDate: '2026-12-24', tags: ['high'], isImportant: true };
    const answer = await ask('POST', '/apps/todo/add-tasks', { body: { task } });
    expect(answer).toMatchObject({ status: 201, body: { task: { ...task, id: 19, isDeleted: false } } });
    expect((await list())[0]?.id).toBe(19);
  });

  it('changes only where it is given something, by its id as text too', async () => {
    const before = (await list()).find(({ id }) => id === 4);
    const answer = await ask('POST', '/apps/todo/update-task', {
      body: { task: { id: '4', isCompleted: true } },
    });
    expect(answer).toEqual({ status: 200, body: { task: { ...before, isCompleted: true } } });
    expect(await list('filter=completed')).toHaveLength(7);
  });

  it('of an unknown id answers 404 to a change', async () => {
    for (const task of [{ id: 99, title: 'x' }, {}]) {
      expect(await ask('POST', '/apps/todo/update-task', { body: { task } })).toEqual({ status: 404 });
    }
  });

  it('is only marked as deleted, and an update brings it back', async () => {
    expect(await ask('DELETE', '/apps/todo/delete-task', { query: 'taskId=4' })).toEqual({ status: 200 });
    expect(idsOf(await list('filter=deleted'))).toContain(4);
    expect(idsOf(await list())).not.toContain(4);
    await ask('POST', '/apps/todo/update-task', { body: { task: { id: 4, isDeleted: false } } });
    expect(idsOf(await list())).toContain(4);
    expect(await ask('DELETE', '/apps/todo/delete-task', { query: 'taskId=400' })).toEqual({ status: 200 });
    expect(await list()).toHaveLength(16);
  });
});
