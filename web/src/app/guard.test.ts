// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as rights from '../data/ability.ts';
import { decideEntry, homeFrom, safeReturn } from './guard.ts';

const open = { access: 'public', path: '/p/:token' } as const;
const signIn = { access: 'public', path: '/login', guestsOnly: true } as const;
const work = { access: 'read Auth', path: '/cups' } as const;
const control = { access: 'read ACL', path: '/access-control' } as const;
const manage = { access: 'manage all', path: '/usuarios' } as const;
const root = { access: 'manage all', path: '/' } as const;

const admin = { role: 'admin' } as const;
const cliente = { role: 'cliente' } as const;
const comercial = { role: 'comercial' } as const;

describe('decideEntry', () => {
  it.each([
    [open, undefined, 'open'],
    [open, cliente, 'open'],
    [signIn, undefined, 'open'],
    [signIn, comercial, 'home'],
    [work, undefined, 'sign-in'],
    [work, cliente, 'open'],
    [work, comercial, 'open'],
    [work, admin, 'open'],
    [control, cliente, 'forbidden'],
    [control, admin, 'open'],
    [manage, comercial, 'forbidden'],
    [manage, admin, 'open'],
    [manage, undefined, 'sign-in'],
    [root, comercial, 'home'],
    [root, admin, 'open'],
  ])('decideEntry for %o and %o: %s', async (screen, user, entry) => {
    expect(await decideEntry(screen, user, async () => rights)).toBe(entry);
  });
});

describe('safeReturn', () => {
  it.each([
    ['/cups?q=pan#x', '/cups?q=pan#x'],
    ['//otro.example', '/inicio'],
    ['/\\otro.example', '/inicio'],
    ['https://otro.example', '/inicio'],
    ['/login?volver=/login', '/inicio'],
    [undefined, '/inicio'],
  ])('safeReturn turns %s into %s', (volver, to) => {
    expect(safeReturn(volver)).toBe(to);
  });
});

describe('homeFrom', () => {
  it.each([
    ['/login', '/cups?q=pan', '/cups?q=pan'],
    ['/login', undefined, '/inicio'],
    ['/', '/cups', '/inicio'],
  ])('homeFrom %s, going to %o: %s', (path, volver, to) => {
    expect(homeFrom(path, volver)).toBe(to);
  });
});
