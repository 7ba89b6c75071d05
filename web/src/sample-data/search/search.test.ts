// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { Bookmarks, SearchGroups } from './search.ts';

const LINKS = [
  '/dashboard/analytics',
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/calendar',
  '/apps/kanban',
];
const PAGES = LINKS.map((link) => ({
  target: `pagina${link.replaceAll('/', '-')}`,
  title: link,
  icon: 'IconMail',
  link,
}));

beforeEach(async () => {
  reloadSamples();
  (await import('../index.ts')).setPages(PAGES);
});

async function bookmarks(): Promise<Bookmarks> {
  return (await ask('GET', '/api/bookmarks/data'))?.body;
}
const toggle = (id: unknown) => ask('POST', '/api/bookmarks/update', { body: { id } });
const flagged = async () => (await bookmarks()).bookmarks.map(({ link }) => link);

it('GET main-search answers its three groups in order', async () => {
  const answer = await ask('GET', '/api/main-search/data');
  const searchArr: SearchGroups['searchArr'] = answer?.body.searchArr;
  expect(answer?.status).toBe(200);
  expect(
    searchArr.map(({ groupTitle, searchLimit, data }) => [groupTitle, searchLimit, data.length]),
  ).toEqual([
    ['Pages', 4, 6],
    ['Files', 4, 4],
    ['Contacts', 4, 4],
  ]);
  const [pages, files, contacts] = searchArr;
  expect(pages.data[1]).toEqual({ ...PAGES[1], id: 2, isBookmarked: true });
  expect(Object.keys(files.data[0] ?? {})).toEqual(['title', 'by', 'size', 'file']);
  expect(contacts.data.every(({ date }) => /^\d\d\/\d\d\/\d{4}$/.test(date))).toBe(true);
});

describe('bookmarks', () => {
  it('begin with mail, chat, tasks and calendar among all the pages', async () => {
    expect(await flagged()).toEqual(LINKS.slice(1, 5));
    expect((await bookmarks()).suggestions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are toggled by an id as number or as text', async () => {
    expect(await toggle('1')).toEqual({ status: 200 });
    expect(await toggle(2)).toEqual({ status: 200 });
    expect(await flagged()).toEqual([LINKS[0], ...LINKS.slice(2, 5)]);
    await toggle(1);
    expect(await flagged()).toEqual(LINKS.slice(2, 5));
  });

  it('answer 404 for an unknown page', async () => {
    expect(await toggle(40)).toEqual({ status: 404 });
    expect(await toggle('nada')).toEqual({ status: 404 });
    expect(await toggle(undefined)).toEqual({ status: 404 });
  });
});
