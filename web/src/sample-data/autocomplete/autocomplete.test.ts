// @vitest-environment node
import { expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { AutocompleteItem } from './autocomplete.ts';

it('the autocomplete samples are a hundred ranked titles', async () => {
  const answer = await ask('GET', '/api/autocomplete/data');
  expect(answer?.status).toBe(200);
  expect(Object.keys(answer?.body)).toEqual(['autoComplete']);
  const items: AutocompleteItem[] = answer?.body.autoComplete;
  expect(items.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
  for (const { id, title } of items) {
    expect(id).toMatch(/^tt\d{7}$/);
    expect(title.trim()).toBe(title);
  }
  for (const field of ['id', 'title'] as const) {
    expect(new Set(items.map((item) => item[field])).size).toBe(100);
  }
});
