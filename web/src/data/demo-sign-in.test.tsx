import { beforeEach, describe, expect, it } from 'vitest';
import { demoRefresh, demoRegister, demoSession } from './demo-sign-in.ts';
import { setSampleDoor } from './sample-door.ts';

const user = {
  id: 2,
  fullName: '',
  username: 'client',
  email: 'client@demo.com',
  avatar: null,
  role: 'client',
  ability: [{ action: 'read', subject: 'ACL' }],
  extras: { eCommerceCartItemsCount: 5 },
};

let given: { status: number; body: unknown };

beforeEach(() => {
  setSampleDoor(() =>
    Promise.resolve({ answerSample: async () => Response.json(given.body, { status: given.status }) }),
  );
});

describe('the sign-in of the demonstration', () => {
  it('the sign-in of the demonstration makes a session as the server would, with the given rights', async () => {
    given = { status: 200, body: { userData: user, accessToken: 'a', refreshToken: 'r' } };
    expect(await demoSession('client@demo.com', 'client')).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      userData: { ...user, id: '2', role: 'cliente', fullName: 'client' },
    });
  });

  it('the sign-in of the demonstration puts a refusal beside its field', async () => {
    given = { status: 400, body: { error: { email: ['Email or Password is Invalid'] } } };
    await expect(demoSession('client@demo.com', 'x')).rejects.toMatchObject({
      name: 'Problem',
      status: 400,
      message: 'Email or Password is Invalid',
      errors: { email: 'Email or Password is Invalid' },
    });
  });

  it('the sign-up of the demonstration reads a taken name in an answer of status 200', async () => {
    given = { status: 200, body: { error: { email: null, username: 'This username is already in use.' } } };
    await expect(
      demoRegister({ username: 'client', email: 'a@demo.com', password: 'x' }),
    ).rejects.toMatchObject({
      errors: { username: 'This username is already in use.' },
    });
    given = { status: 200, body: { user, accessToken: 'a' } };
    await expect(
      demoRegister({ username: 'otra', email: 'a@demo.com', password: 'x' }),
    ).resolves.toBeUndefined();
  });

  it('the sign-in of the demonstration returns the answer to a refresh as it is', async () => {
    given = { status: 401, body: { error: 'Invalid refresh token' } };
    expect((await demoRefresh('viejo'))?.status).toBe(401);
  });
});
