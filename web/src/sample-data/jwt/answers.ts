import { type Answers, nextId, ok } from '../answers.ts';
import { drawPortrait } from '../pictures.ts';
import type { DemoUser, Registered, SignedIn, SignInError } from './jwt.ts';
import { ownerOfRefresh, tokensFor } from './tokens.ts';

type Account = DemoUser & { readonly password: string };

let accounts: readonly Account[] = [
  {
    id: 1,
    fullName: 'Ana Demo',
    username: 'admin',
    email: 'admin@demo.com',
    password: 'admin',
    avatar: drawPortrait('Ana Demo'),
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    extras: { eCommerceCartItemsCount: 5 },
  },
  {
    id: 2,
    fullName: 'Clara Demo',
    username: 'client',
    email: 'client@demo.com',
    password: 'client',
    avatar: drawPortrait('Clara Demo'),
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
    extras: { eCommerceCartItemsCount: 5 },
  },
];

export const answers: Answers = {
  'POST /jwt/login': async (call) => {
    const email = call.text('email');
    const password = call.text('password');
    const account = accounts.find((other) => other.email === email && other.password === password);
    if (account) return ok(await signedIn(account));
    const body: SignInError = { error: { email: ['Email or Password is Invalid'] } };
    return { status: 400, body };
  },

  'POST /jwt/register': async (call) => {
    const [username, email, password] = [call.text('username'), call.text('email'), call.text('password')];
    const taken = (field: 'email' | 'username', value: string) =>
      accounts.some((other) => other[field] === value) ? `This ${field} is already in use.` : null;
    const error = { email: taken('email', email), username: taken('username', username) };
    if (error.email !== null || error.username !== null) return ok({ error } satisfies Registered);
    const account: Account = {
      id: nextId(accounts),
      fullName: '',
      username,
      email,
      password,
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
      extras: { eCommerceCartItemsCount: 0 },
    };
    accounts = [...accounts, account];
    const { accessToken } = await tokensFor(account.id);
    return ok({ user: withoutPassword(account), accessToken } satisfies Registered);
  },

  'POST /jwt/refresh-token': async (call) => {
    const id = await ownerOfRefresh(call.text('refreshToken'));
    const account = accounts.find((other) => other.id === id);
    return account ? ok(await signedIn(account)) : { status: 401, body: { error: 'Invalid refresh token' } };
  },
};

async function signedIn(account: Account): Promise<SignedIn> {
  return { userData: withoutPassword(account), ...(await tokensFor(account.id)) };
}

function withoutPassword({ password: _, ...user }: Account): DemoUser {
  return user;
}
