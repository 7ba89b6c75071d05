import { type Answers, created, ok } from '../answers.ts';
import { drawPortrait } from '../pictures.ts';
import { ARTICLE, DRAFT } from './article.ts';
import type { BlogDetail, BlogEdit } from './blog.ts';
import { BLOGS, SIDEBAR } from './rows.ts';

let article = ARTICLE;
let draft = DRAFT;

export const answers: Answers = {
  'GET /blog/list/data': () => ok(BLOGS),
  'GET /blog/list/data/sidebar': () => ok(SIDEBAR),
  // The samples hold one article, which is answered whichever is asked for.
  'GET /blog/list/data/detail': () => ok(article),
  'GET /blog/list/data/edit': () => ok(draft),

  // These two calls are not in the specification, but without them nothing that a person writes would last.
  'POST /blog/list/data/comment': (call) => {
    const comment: BlogDetail['comments'][number] = {
      avatar: drawPortrait(call.text('userFullName')),
      userFullName: call.text('userFullName'),
      commentedAt: call.text('commentedAt'),
      commentText: call.text('commentText'),
    };
    article = {
      blog: { ...article.blog, comments: article.blog.comments + 1 },
      comments: [...article.comments, comment],
    };
    return created();
  },
  'POST /blog/list/data/save': (call) => {
    draft = { ...draft, ...(call.object('blog') as Partial<BlogEdit>) };
    return ok();
  },
};
