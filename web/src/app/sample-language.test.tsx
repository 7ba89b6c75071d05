import { afterEach, expect, it } from 'vitest';
import { askSample } from '../data/sample.ts';
import { setDisplay } from '../ui/theme/display.ts';
import './screens.ts';

afterEach(() => setDisplay({ language: 'es' }));

const question = async () => {
  const [first] = await askSample<{ title: string }[]>({ method: 'GET', path: '/faq/data/knowledge_base' });
  return first?.title;
};

it('the samples follow the language of the program', async () => {
  expect(await question()).toBe('Primeros pasos');
  setDisplay({ language: 'en' });
  expect(await question()).toBe('First steps');
  setDisplay({ language: 'es' });
  expect(await question()).toBe('Primeros pasos');
});

it('of the pages that the samples find, the one that folds the menu says so', async () => {
  type Pages = { searchArr: [{ data: { link: string; collapsed?: true }[] }] };
  const { searchArr } = await askSample<Pages>({ method: 'GET', path: '/api/main-search/data' });
  const folded = searchArr[0].data.filter((page) => page.collapsed);
  expect(folded.map(({ link }) => link)).toEqual(['/page-layout/collapse-menu']);
});
