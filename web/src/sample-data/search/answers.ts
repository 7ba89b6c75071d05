import { type Answers, notFound, ok } from '../answers.ts';
import { readPages, toggleBookmark } from './pages.ts';
import { contacts, files } from './rows.ts';
import type { Bookmarks, SearchGroups } from './search.ts';

export const answers: Answers = {
  'GET /api/main-search/data': () =>
    ok({
      searchArr: [
        { groupTitle: 'Pages', searchLimit: 4, data: readPages() },
        { groupTitle: 'Files', searchLimit: 4, data: files },
        { groupTitle: 'Contacts', searchLimit: 4, data: contacts },
      ],
    } satisfies SearchGroups),

  'GET /api/bookmarks/data': () => {
    const suggestions = readPages();
    return ok({
      suggestions,
      bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked),
    } satisfies Bookmarks);
  },

  'POST /api/bookmarks/update': (call) => (toggleBookmark(call.id('id')) ? ok() : notFound()),
};
