import { auth } from '@vatio/contract';
import type { Session } from './session.ts';

/** The session that signing in stores, for tests. */
export function testSession(role: Session['userData']['role'] = 'admin'): Session {
  return {
    accessToken: 'a1',
    refreshToken: 'r1',
    userData: {
      id: 'u1',
      fullName: 'Marta Ibáñez',
      username: 'marta',
      email: 'marta@vatio.example',
      avatar: null,
      role,
      ability: [],
      extras: { eCommerceCartItemsCount: auth.SAMPLE_CART_ITEMS },
    },
  };
}

export function answer(body: unknown): Response {
  return Response.json(body);
}

export function problem(status: number, code: string, errors?: Record<string, string>): Response {
  const body = { type: 'about:blank', title: code, status, code, errors };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
