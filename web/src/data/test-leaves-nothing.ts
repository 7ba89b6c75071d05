import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// The next test file has the same worker, and finds its window as if it were the first one.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
