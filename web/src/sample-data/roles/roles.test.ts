// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { Role } from './roles.ts';

beforeEach(reloadSamples);

async function list(): Promise<Role[]> {
  return (await ask('GET', '/apps/roles/data'))?.body;
}

it('the sample roles are five, one for each role of a user', async () => {
  expect((await list()).map(({ userRole }) => userRole)).toEqual([
    'admin',
    'maintainer',
    'editor',
    'author',
    'subscriber',
  ]);
});

it('roles are added, changed and deleted by their id', async () => {
  const role = { name: 'Auditoría', grants: ['finance.read'] };
  expect((await ask('POST', '/apps/roles/save', { body: { role } }))?.body).toEqual({
    role: { id: 6, ...role },
  });
  await ask('POST', '/apps/roles/save', { body: { role: { ...role, id: 6, grants: [] } } });
  expect((await list()).at(-1)).toEqual({ id: 6, name: 'Auditoría', grants: [] });
  await ask('DELETE', '/apps/roles/delete', { query: 'id=6' });
  expect(await list()).toHaveLength(5);
});
