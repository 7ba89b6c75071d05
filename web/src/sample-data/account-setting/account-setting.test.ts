// @vitest-environment node
import { expect, it } from 'vitest';
import { ask } from '../test-ask.ts';

it('the account settings come in four parts', async () => {
  const answer = await ask('GET', '/account-setting/data');
  expect(answer?.status).toBe(200);
  const { general, info, social, notification, ...rest } = answer?.body ?? {};
  expect(rest).toEqual({});
  expect(Object.keys(general)).toEqual(['avatar', 'username', 'fullName', 'email', 'company']);
  expect(info).toEqual({
    bio: '',
    dob: null,
    country: expect.any(String),
    website: '',
    phone: expect.any(Number),
  });
  const { twitter, linkedIn, ...empty } = social.socialLinks;
  expect([twitter, linkedIn].every((link) => link.startsWith('https://'))).toBe(true);
  expect(empty).toEqual({ facebook: '', google: '', instagram: '', quora: '' });
  expect(social.connections.twitter.id).not.toBe('');
  expect(social.connections.google.profileImg).toMatch(/^data:image/);
  expect(social.connections).toMatchObject({
    facebook: { profileImg: '', id: '' },
    github: { profileImg: '', id: '' },
  });
  expect(notification).toEqual({
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  });
});

it('the account settings are those of one person, the first user', async () => {
  const { general, social } = (await ask('GET', '/account-setting/data'))?.body ?? {};
  const { user } = (await ask('GET', '/api/users/user', { query: 'id=1' }))?.body ?? {};
  expect(user).toMatchObject(general);
  expect(social.connections.google).toEqual({ profileImg: user.avatar, id: user.username });
  const { account } = (await ask('GET', '/api/users/account', { query: 'id=1' }))?.body ?? {};
  expect(new Set(account.cards.map(({ holder }: { holder: string }) => holder))).toEqual(
    new Set([general.fullName]),
  );
});

it('the account settings keep what is saved of an account and of its API keys', async () => {
  const change = { info: { bio: 'Mido', dob: null, country: 'España', website: '', phone: 1 } };
  await ask('POST', '/account-setting/save', { body: { change } });
  expect((await ask('GET', '/account-setting/data'))?.body).toMatchObject({
    ...change,
    general: { username: 'marina.soler' },
  });
  const keys = async () => (await ask('GET', '/account-setting/keys'))?.body;
  await ask('POST', '/account-setting/save-key', { body: { key: { name: 'Otra', access: 'read' } } });
  expect((await keys()).at(-1)).toMatchObject({
    id: 4,
    name: 'Otra',
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await ask('DELETE', '/account-setting/keys', { query: 'id=4' });
  expect(await keys()).toHaveLength(3);
});

it('the account settings keep where the person lives', async () => {
  const residence = async () => (await ask('GET', '/account-setting/residence'))?.body;
  const first = await residence();
  expect(first).toMatchObject({ timeZone: 'Europe/Madrid', currency: 'EUR' });
  await ask('POST', '/account-setting/residence', { body: { residence: { ...first, zip: '46002' } } });
  expect(await residence()).toEqual({ ...first, zip: '46002' });
});
