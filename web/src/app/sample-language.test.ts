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
