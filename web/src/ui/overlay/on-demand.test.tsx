import { afterEach, expect, it, vi } from 'vitest';
import { onFirstSign } from './on-demand.tsx';

afterEach(() => vi.useRealTimers());

it('what waits for the first sign of activity runs once, when the browser is idle', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  onFirstSign(run);
  document.body.click();
  document.body.click();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it('what waits for the first sign of activity does not run after its screen has been left', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  const stop = onFirstSign(run);
  document.body.click();
  stop();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
