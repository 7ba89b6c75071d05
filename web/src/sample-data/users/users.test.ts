// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { User } from './users.ts';

beforeEach(reloadSamples);

/** A reader of Spanish expects «Álvaro» among the names in «a». */
const inSpanish = new Intl.Collator('es', { numeric: true }).compare;

async function all(): Promise<User[]> {
  return (await ask('GET', '/api/users/list/all-data'))?.body;
}

async function list(query = '') {
  return (await ask('GET', '/api/users/list/data', { query }))?.body;
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('the sample users', () => {
  it('are fifty people with the roles, plans, statuses and billings of the contract', async () => {
    const users = await all();
    expect(users.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(tally(users.map(({ role }) => role))).toEqual({
      maintainer: 12,
      subscriber: 12,
      admin: 11,
      editor: 8,
      author: 7,
    });
    expect(tally(users.map(({ currentPlan }) => currentPlan))).toEqual({
      team: 20,
      basic: 10,
      company: 10,
      enterprise: 10,
    });
    expect(tally(users.map(({ status }) => status))).toEqual({ active: 18, pending: 18, inactive: 14 });
    expect(tally(users.map(({ billing }) => billing))).toEqual({
      'Auto Debit': 16,
      'Manual - Paypal': 13,
      'Manual - Cash': 12,
      'Manual - Credit Card': 9,
    });
  });

  it('differ in what must differ, and each has a picture or a colour', async () => {
    const users = await all();
    for (const field of ['fullName', 'username', 'email'] as const) {
      expect(new Set(users.map((user) => user[field])).size).toBe(50);
    }
    expect(new Set(users.map(({ country }) => country)).size).toBe(32);
    expect(new Set(users.map(({ company }) => company)).size).toBe(46);
    expect(users.filter(({ avatar }) => avatar === '')).toHaveLength(18);
    for (const { avatarColor, contact } of users) {
      expect(contact).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(avatarColor).toMatch(/^light-(primary|success|danger|warning|info)$/);
    }
  });
});

describe('the list of users', () => {
  it('answers ten by name by default', async () => {
    const answer = await list();
    const names = (await all()).map(({ fullName }) => fullName);
    expect(Object.keys(answer)).toEqual(['total', 'users']);
    expect(answer.total).toBe(50);
    expect(answer.users.map(({ fullName }: User) => fullName)).toEqual(
      names.toSorted(inSpanish).slice(0, 10),
    );
  });

  it('answers pages, and an empty one beyond the last', async () => {
    expect((await list('page=3&perPage=20')).users).toHaveLength(10);
    const beyond = await list('page=4&perPage=20');
    expect(beyond).toEqual({ total: 50, users: [] });
  });

  it.each([
    ['role=editor', 8],
    ['currentPlan=team', 20],
    ['status=active', 18],
    ['role=&currentPlan=&status=', 50],
    ['role=Editor', 0],
  ])('filters by %s', async (query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  it('combines its filters', async () => {
    const found = (await all()).filter((user) => user.role === 'admin' && user.status === 'active');
    expect((await list('role=admin&status=active')).total).toBe(found.length);
  });

  it('searches email, name and billing in whatever case, and not the company', async () => {
    const [someone] = await all();
    for (const text of [someone!.email, someone!.fullName.toUpperCase()]) {
      expect((await list(`q=${encodeURIComponent(text)}`)).total).toBe(1);
    }
    expect((await list('q=PAYPAL')).total).toBe(13);
    expect((await list(`q=${encodeURIComponent(someone!.company)}`)).total).toBe(0);
  });

  it.each(['fullName', 'role', 'currentPlan', 'billing', 'status'] as const)(
    'sorts by %s both ways',
    async (column) => {
      const expected = (await all()).map((user) => user[column]).toSorted(inSpanish);
      const sorted = async (sort: string) =>
        (await list(`sortColumn=${column}&sort=${sort}&perPage=50`)).users.map((user: User) => user[column]);
      expect(await sorted('asc')).toEqual(expected);
      expect(await sorted('desc')).toEqual(expected.toReversed());
    },
  );

  it('sorts ids as numbers', async () => {
    const { users } = await list('sortColumn=id&sort=desc');
    expect(users.map(({ id }: User) => id)).toEqual([50, 49, 48, 47, 46, 45, 44, 43, 42, 41]);
  });
});

describe('a user', () => {
  it.each([{ query: 'id=7' }, { query: 'id=07' }])('is found by id, sent as %o', async (sent) => {
    const answer = await ask('GET', '/api/users/user', sent);
    expect(answer?.status).toBe(200);
    expect(answer?.body.user.id).toBe(7);
  });

  it.each(['id=51', 'id=abc', ''])('is absent for «%s»', async (query) => {
    expect(await ask('GET', '/api/users/user', { query })).toEqual({ status: 200, body: {} });
  });

  it('is added as sent, with the next id', async () => {
    const sent = {
      fullName: 'Reme Calatayud',
      username: 'reme',
      email: 'reme@bar.example',
      company: 'Bar la Plaza',
      country: 'España',
      contact: '(978) 555-0101',
      role: 'subscriber',
      currentPlan: 'basic',
      status: 'active',
      billing: 'Auto Debit',
      avatar: '',
    };
    const answer = await ask('POST', '/apps/users/add-user', { body: sent });
    expect(answer).toEqual({ status: 201, body: { user: { ...sent, id: 51 } } });
    expect((await all()).at(-1)).toEqual({ ...sent, id: 51 });
    expect((await list('q=reme@bar')).total).toBe(1);
  });

  it('gets the highest id plus one even when a lower one is free', async () => {
    await ask('DELETE', '/apps/users/delete', { query: 'id=3' });
    const answer = await ask('POST', '/apps/users/add-user', { body: { fullName: 'Otra' } });
    expect(answer?.body.user.id).toBe(51);
  });

  it.each([{ query: 'id=12' }, { body: { id: '12' } }, { body: { id: 12 } }])(
    'is deleted by its id, sent as %o',
    async (sent) => {
      expect(await ask('DELETE', '/apps/users/delete', sent)).toEqual({ status: 200, body: undefined });
      expect((await all()).map(({ id }) => id)).not.toContain(12);
    },
  );

  it('of an unknown id cannot be deleted, and nobody else is', async () => {
    expect((await ask('DELETE', '/apps/users/delete', { query: 'id=99' }))?.status).toBe(200);
    expect(await all()).toHaveLength(50);
  });
});

describe('what the screen of a user keeps', () => {
  it('replaces a user, and brings a deleted one back to its place', async () => {
    const [, second] = await all();
    const user = { ...second!, fullName: 'Miriam Ruiz' };
    await ask('DELETE', '/apps/users/delete', { query: 'id=2' });
    expect((await ask('POST', '/apps/users/update-user', { body: { user } }))?.body).toEqual({ user });
    expect((await all())[1]).toEqual(user);
    expect(await all()).toHaveLength(50);
  });

  it('changes parts of an account, which an unknown id does not have', async () => {
    const account = async (id: string) =>
      (await ask('GET', '/api/users/account', { query: `id=${id}` }))?.body;
    const before = (await account('4')).account;
    expect(before).toMatchObject({ taxId: 'Tax-8000', twoStep: { method: 'sms', phone: '(728) 555-8000' } });
    const body = { id: 4, change: { twoStep: null } };
    expect((await ask('POST', '/apps/users/save-account', { body }))?.status).toBe(200);
    expect(await account('4')).toEqual({ account: { ...before, twoStep: null } });
    expect((await account('5')).account.twoStep).not.toBeNull();
    expect(await account('99')).toEqual({});
    expect((await ask('POST', '/apps/users/save-account', { body: { id: 99, change: {} } }))?.status).toBe(
      404,
    );
  });
});
