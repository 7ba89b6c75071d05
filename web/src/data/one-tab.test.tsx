import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inOneTab } from './one-tab.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('without the Web Locks API', () => {
  it('without the Web Locks API, inOneTab never runs two tasks at once, and runs them all', async () => {
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return 'done';
    };
    const results = await Promise.all([1, 2, 3].map(() => inOneTab('renew', task)));
    expect(results).toEqual(['done', 'done', 'done']);
    expect(most).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('without the Web Locks API, inOneTab gives its place up when the task fails', async () => {
    await expect(inOneTab('renew', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(inOneTab('renew', async () => 'yes')).resolves.toBe('yes');
  });

  it('without the Web Locks API, inOneTab takes the place of a tab that died long ago', async () => {
    localStorage.setItem('lease:renew', `dead ${Date.now() - 1}`);
    await expect(inOneTab('renew', async () => 'yes')).resolves.toBe('yes');
  });
});
