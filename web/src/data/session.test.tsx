import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeUser,
  endSession,
  followOtherTabs,
  onSessionChange,
  onSessionEnd,
  readSession,
  startSession,
} from './session.ts';
import { testSession } from './test-answers.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const storedRole = () => JSON.parse(localStorage.getItem('userData') ?? '{}').role;

describe('the stored session', () => {
  it('the stored session has the three keys of the specification', () => {
    startSession(testSession());
    expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', 'refreshToken', 'userData']);
    expect(readSession()).toEqual(testSession());
    expect(readSession()).toBe(readSession());
    endSession('signed-out');
    expect(localStorage).toHaveLength(0);
    expect(readSession()).toBeNull();
  });

  it('the stored session is null when a part of it is missing or broken', () => {
    startSession(testSession());
    localStorage.setItem('userData', '{broken');
    expect(readSession()).toBeNull();
    startSession(testSession());
    localStorage.removeItem('refreshToken');
    expect(readSession()).toBeNull();
  });
});

describe('the stored session of the demonstration', () => {
  it('the stored session of the demonstration names the roles as the specification does', () => {
    vi.stubEnv('MODE', 'demo');
    startSession(testSession('cliente'));
    expect(storedRole()).toBe('client');
    expect(readSession()).toEqual(testSession('cliente'));
    changeUser({ fullName: 'Clara Demo' });
    expect(storedRole()).toBe('client');
    startSession(testSession('admin'));
    expect(storedRole()).toBe('admin');
  });

  it('the stored session of the product keeps its own name of a role', () => {
    startSession(testSession('cliente'));
    expect(storedRole()).toBe('cliente');
  });
});

describe('another tab', () => {
  it('another tab tells this one that it has signed out, and nothing else', () => {
    startSession(testSession());
    readSession();
    const stop = followOtherTabs();
    const ended = vi.fn();
    const changed = vi.fn();
    onSessionEnd(ended);
    onSessionChange(changed);

    window.dispatchEvent(new StorageEvent('storage', { key: 'skin' }));
    expect(changed).not.toHaveBeenCalled();
    localStorage.setItem('accessToken', 'a2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    expect(ended).not.toHaveBeenCalled();
    expect(readSession()?.accessToken).toBe('a2');

    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }));
    expect(ended.mock.calls).toEqual([['elsewhere']]);
    stop();
  });
});
