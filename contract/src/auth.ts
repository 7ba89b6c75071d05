import type { Access } from './endpoint.ts';

export type * from './auth.schemas.ts';

export const ROLES = ['admin', 'comercial', 'cliente'] as const;

export type Role = (typeof ROLES)[number];

/**
 * What a role may do: an administrator everything, any other signed-in user `read Auth` and no more. The ability
 * list that travels in the user data is stored, but rights are computed from the role.
 */
export function allows(role: Role, access: Access): boolean {
  return role === 'admin' || access === 'read Auth' || access === 'public';
}

/** What the basket of the template's shop holds before anybody touches it: it begins anew with each load of the page. */
export const SAMPLE_CART_ITEMS = 5;

export const demo = { method: 'GET', path: '/v1/auth/demo', access: 'public' } as const;

export const login = { method: 'POST', path: '/v1/auth/login', access: 'public' } as const;

export const secondStep = { method: 'POST', path: '/v1/auth/segundo-paso', access: 'public' } as const;

export const register = { method: 'POST', path: '/v1/auth/register', access: 'public' } as const;

export const refresh = { method: 'POST', path: '/v1/auth/refresh', access: 'public' } as const;

export const logout = { method: 'POST', path: '/v1/auth/logout', access: 'public' } as const;

export const forgotPassword = { method: 'POST', path: '/v1/auth/forgot-password', access: 'public' } as const;

export const resetPassword = { method: 'POST', path: '/v1/auth/reset-password', access: 'public' } as const;
