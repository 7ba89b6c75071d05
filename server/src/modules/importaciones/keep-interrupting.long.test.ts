import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInterrupting } from './keep-interrupting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an interruption is made at once, and again until told that it is over', () => {
  const interrumpir = vi.fn();
  const parada = new AbortController();
  const soltar = keepInterrupting(parada.signal, interrumpir);
  vi.advanceTimersByTime(1000);
  expect(interrumpir).not.toHaveBeenCalled();
  parada.abort();
  expect(interrumpir).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(interrumpir).toHaveBeenCalledTimes(5);
  soltar();
  vi.advanceTimersByTime(1000);
  expect(interrumpir).toHaveBeenCalledTimes(5);
});

test('an interruption reaches what began after the signal, and nothing that ended before it', () => {
  const interrumpir = vi.fn();
  const parada = new AbortController();
  keepInterrupting(parada.signal, interrumpir)();
  parada.abort();
  expect(interrumpir).not.toHaveBeenCalled();
  keepInterrupting(parada.signal, interrumpir)();
  expect(interrumpir).toHaveBeenCalledTimes(1);
});
