import { expect, test } from 'vitest';
import { keepLooks } from './looks.ts';
import { startVatio } from './vatio.ts';

const vatio = startVatio();

test('looks', async () => {
  expect(await keepLooks(vatio)).toBe(30);
}, 300_000);
