import { type Answers, ok } from '../answers.ts';
import { ARTICLE, DRAFT } from './article.ts';
import { BLOGS, SIDEBAR } from './rows.ts';

export const answers: Answers = {
  'GET /blog/list/data': () => ok(BLOGS),
  'GET /blog/list/data/sidebar': () => ok(SIDEBAR),
  // The same article whichever is asked for.
  'GET /blog/list/data/detail': () => ok(ARTICLE),
  'GET /blog/list/data/edit': () => ok(DRAFT),
};
