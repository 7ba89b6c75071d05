import { clientesList } from '@vatio/contract';
import { afterEach, expect, it } from 'vitest';
import { ownParametersOf } from './page-size.ts';

afterEach(() => localStorage.clear());

const sizeOf = () => ownParametersOf(clientesList).fields.limit?.default;

it('a list begins with 25 rows, or with as many as its user last chose among those offered', () => {
  expect(sizeOf()).toBe(25);
  localStorage.setItem('page-size:', '50');
  expect(sizeOf()).toBe(50);
  localStorage.setItem('page-size:', '7');
  expect(sizeOf()).toBe(25);
});
