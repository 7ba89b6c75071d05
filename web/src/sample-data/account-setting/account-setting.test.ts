// @vitest-environment node
import { expect, it } from 'vitest';
import { ask } from '../test-ask.ts';

it('answers the account with its four parts', async () => {
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
