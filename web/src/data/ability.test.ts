import { afterEach, expect, test, vi } from 'vitest';
import { mayEnter, mayOpen, type Rightful } from './ability.ts';

const ACCESSES = ['public', 'read Auth', 'read ACL', 'manage all'] as const;

const entered = (user?: Rightful) => ACCESSES.filter((access) => mayEnter(user, access));

afterEach(() => vi.unstubAllEnvs());

test('the rights of a user follow from the role, whatever list is stored with the user', () => {
  const ability = [{ action: 'manage', subject: 'all' }];
  expect(entered()).toEqual(['public']);
  expect(entered({ role: 'admin', ability: [] })).toEqual([...ACCESSES]);
  expect(entered({ role: 'comercial', ability })).toEqual(['public', 'read Auth']);
  expect(entered({ role: 'cliente', ability })).toEqual(['public', 'read Auth']);
});

test('the rights of the demonstration are those of its list', () => {
  vi.stubEnv('MODE', 'demo');
  const read = (...subjects: string[]) => subjects.map((subject) => ({ action: 'read', subject }));
  expect(entered({ role: 'cliente' })).toEqual(['public']);
  expect(entered({ role: 'cliente', ability: read('ACL', 'Auth') })).toEqual([
    'public',
    'read Auth',
    'read ACL',
  ]);
  expect(entered({ role: 'cliente', ability: read('all') })).toEqual(['public', 'read Auth', 'read ACL']);
  expect(entered({ role: 'cliente', ability: [{ action: 'manage', subject: 'ACL' }] })).toEqual([
    'public',
    'read ACL',
  ]);
  expect(entered({ role: 'admin', ability: [{ action: 'manage', subject: 'all' }] })).toEqual([...ACCESSES]);
});

test('a screen for sellers is closed to clients', () => {
  const screen = { access: 'read Auth', sellersOnly: true } as const;
  const roles = ['admin', 'comercial', 'cliente'] as const;
  expect(roles.filter((role) => mayOpen({ role }, screen))).toEqual(['admin', 'comercial']);
});
