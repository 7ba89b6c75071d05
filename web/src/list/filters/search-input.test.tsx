import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchInput } from './search-input.tsx';

const searches: { readonly text: string; readonly at: number }[] = [];

/** A list whose address follows what is searched after `delayMs`. */
function Search({ delayMs = 0 }: { readonly delayMs?: number }) {
  const [value, setValue] = useState('');
  const search = (text: string) => {
    searches.push({ text, at: performance.now() });
    setTimeout(() => startTransition(() => setValue(text)), delayMs);
  };
  return (
    <>
      <SearchInput label="Buscar" value={value} onSearch={search} />
      <button type="button" onClick={() => setValue('de fuera')}>
        Atrás
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Types a word with a pause after each letter, and resolves to the time of the last key. */
async function type(word: string, eachMs: number): Promise<number> {
  let last = 0;
  for (const letter of word) {
    await wait(last === 0 ? 0 : eachMs);
    last = performance.now();
    fireEvent.change(field(), { target: { value: field().value + letter } });
  }
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1_000);
  searches.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('SearchInput searches three letters within a tenth of a second of the last key, and what came before them not', async () => {
  render(<Search />);
  const last = await type('gim', 120);
  await wait(100);
  expect(searches.map(({ text, at }) => [text, at - last])).toEqual([['gim', 80]]);
});

it('SearchInput searches a typed word with half of its letters at most, the whole of it within a quarter of a second', async () => {
  render(<Search />);
  const last = await type('gimnasio', 120);
  await wait(1_000);
  expect(searches.length).toBeLessThanOrEqual('gimnasio'.length / 2);
  expect(searches.at(-1)).toMatchObject({ text: 'gimnasio' });
  expect(searches.at(-1)!.at - last).toBeLessThanOrEqual(250);
});

it('SearchInput waits for more than one letter as long as between two searches', async () => {
  render(<Search />);
  await type('g', 0);
  await wait(200);
  expect(searches).toEqual([]);
  await wait(100);
  expect(searches.map(({ text }) => text)).toEqual(['g']);
});

it('SearchInput keeps what is typed while an earlier search arrives', async () => {
  render(<Search delayMs={300} />);
  await type('gim', 120);
  await wait(200);
  await type('n', 0);
  await wait(250);
  expect(field().value).toBe('gimn');
  await wait(1_000);
  expect(field().value).toBe('gimn');
});

it('SearchInput searches at once with Enter, and no second time after the pause', async () => {
  render(<Search />);
  await type('ga', 10);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(searches.map(({ text }) => text)).toEqual(['ga']);
  await wait(1_000);
  expect(searches).toHaveLength(1);
});

it('SearchInput follows a change from outside', async () => {
  render(<Search />);
  await type('gim', 120);
  await wait(500);
  fireEvent.click(screen.getByText('Atrás'));
  expect(field().value).toBe('de fuera');
});
