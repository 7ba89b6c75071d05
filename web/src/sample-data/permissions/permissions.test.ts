// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { Permission } from './permissions.ts';

beforeEach(reloadSamples);
afterEach(() => vi.useRealTimers());

async function list(query = '') {
  return (await ask('GET', '/apps/permissions/data', { query }))?.body;
}

function add(body: unknown) {
  return ask('POST', '/apps/permissions/add-permission', { body });
}

const namesOf = (permissions: readonly Permission[]) => permissions.map(({ name }) => name);

describe('the sample permissions', () => {
  it('are the nine permissions of the specification, in their order', async () => {
    const answer = await list();
    expect(Object.keys(answer)).toEqual(['params', 'allData', 'total', 'permissions']);
    expect(namesOf(answer.permissions)).toEqual([
      'Management',
      'Manage Billing & Roles',
      'Add & Remove Users',
      'Project Planning',
      'Manage Email Sequences',
      'Client Communication',
      'Only View',
      'Financial Management',
      "Manage Others' Tasks",
    ]);
    for (const { createdDate } of answer.allData) {
      expect(createdDate).toMatch(/^\d{2} [A-Z][a-z]{2} 2021, 1?\d:\d{2} [AP]M$/);
    }
  });

  it.each([
    ['administrator', 9],
    ['manager', 3],
    ['user', 2],
    ['support', 3],
    ['restricted-user', 1],
    ['restricted', 0],
    ['', 9],
  ])('count for the role %s %i of them', async (role, total) => {
    expect((await list(`assignedTo=${role}`)).total).toBe(total);
  });
});

describe('the list of permissions', () => {
  it('searches name and date in whatever case', async () => {
    expect((await list('q=MANAGE')).total).toBe(5);
    expect((await list('q=oct')).total).toBe(1);
    expect(namesOf((await list('q=04+dec')).permissions)).toEqual(['Only View']);
  });

  it('repeats what was asked and answers the page, which is empty beyond the last', async () => {
    const answer = await list('perPage=4&page=3&q=&assignedTo=administrator');
    expect(answer.params).toEqual({ q: '', perPage: 4, page: 3, assignedTo: 'administrator' });
    expect(namesOf(answer.permissions)).toEqual(["Manage Others' Tasks"]);
    expect(await list('perPage=4&page=4')).toMatchObject({ total: 9, permissions: [] });
  });
});

describe('a permission', () => {
  it.each([
    [new Date(2024, 2, 4, 20, 5), '4 Mar 2024, 8:05 PM'],
    [new Date(2024, 11, 14, 0, 30), '14 Dec 2024, 12:30 AM'],
    [new Date(2024, 4, 9, 12, 0), '9 May 2024, 12:00 PM'],
  ])('is added first, for the administrator only, dated %s', async (now, createdDate) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const answer = await add({ permission: { name: 'Leer contadores', assignedTo: ['user'] } });
    const permission = { id: 10, name: 'Leer contadores', assignedTo: ['administrator'], createdDate };
    expect(answer).toEqual({ status: 201, body: { permission } });
    const { allData, total } = await list();
    expect(total).toBe(10);
    expect(allData[0]).toEqual(permission);
  });

  it('never takes the id of another one', async () => {
    const first = await add({ permission: { name: 'Una' } });
    const second = await add({ permission: { name: 'Otra' } });
    expect([first?.body.permission.id, second?.body.permission.id]).toEqual([10, 11]);
  });

  it.each([4, '4'])('is renamed by its id %o, and nothing else of it changes', async (id) => {
    const before = (await list()).allData;
    const answer = await ask('POST', '/apps/permissions/update-permission', { body: { id, name: 'Plan' } });
    expect(answer).toEqual({ status: 201, body: undefined });
    expect((await list()).allData).toEqual(
      before.map((other: Permission) => (other.id === 4 ? { ...other, name: 'Plan' } : other)),
    );
  });

  it('of an unknown id is neither renamed nor deleted', async () => {
    const before = await list();
    const renamed = await ask('POST', '/apps/permissions/update-permission', { body: { id: 77, name: 'X' } });
    expect(renamed?.status).toBe(201);
    expect((await ask('DELETE', '/apps/permissions/delete', { query: 'id=77' }))?.status).toBe(200);
    expect(await list()).toEqual(before);
  });

  it.each([{ query: 'id=9' }, { body: { id: 9 } }])('is deleted by its id, sent as %o', async (sent) => {
    expect(await ask('DELETE', '/apps/permissions/delete', sent)).toEqual({ status: 200, body: undefined });
    expect((await list()).allData.map(({ id }: Permission) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

it('comes back to its place after it was deleted by mistake', async () => {
  const before = await list();
  await ask('DELETE', '/apps/permissions/delete', { query: 'id=3' });
  const body = { permission: before.allData[2], at: 2 };
  await ask('POST', '/apps/permissions/restore', { body });
  expect(await list()).toEqual(before);
});

it('a permission is marked as core by the form of the screen', async () => {
  await ask('POST', '/apps/permissions/update-permission', {
    body: { id: 2, name: 'Billing', isCore: true },
  });
  expect((await list()).allData[1]).toMatchObject({ name: 'Billing', isCore: true });
});
