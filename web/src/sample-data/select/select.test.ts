// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { SelectOption } from './select.ts';

async function options(query = ''): Promise<SelectOption[]> {
  const answer = await ask('GET', '/api/select/data', { query });
  expect(answer?.status).toBe(200);
  return answer?.body;
}

describe('the options of a select', () => {
  it.each(['', 'query='])('are all hundred for the query «%s»', async (query) => {
    const all = await options(query);
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
    for (const field of ['value', 'label'] as const) {
      expect(new Set(all.map((option) => option[field])).size).toBe(100);
    }
    expect(all.filter(({ label }) => label.trim() !== label || label === '')).toEqual([]);
  });

  it('are those whose value contains what is typed, in whatever case', async () => {
    const found = await options('query=ZARA');
    expect(found).toEqual([{ id: '5', value: 'zaragoza', label: 'Zaragoza' }]);
    expect((await options(`query=${encodeURIComponent('de la')}`)).map(({ label }) => label)).toEqual([
      'Jerez de la Frontera',
      'Castelló de la Plana',
      'San Cristóbal de La Laguna',
      'Talavera de la Reina',
    ]);
    expect(await options('query=nowhere')).toEqual([]);
  });
});
