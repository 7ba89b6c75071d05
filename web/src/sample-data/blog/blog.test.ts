// @vitest-environment node
import { expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { BlogDetail, BlogEdit, BlogListItem, BlogSidebar } from './blog.ts';

const TAGS = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'];

async function get(path: string, query = '') {
  const answer = await ask('GET', `/blog/list/data${path}`, { query });
  expect(answer?.status).toBe(200);
  return answer?.body;
}

it('the blog lists six posts with one or two tags', async () => {
  const posts: BlogListItem[] = await get('');
  expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { tags, comment, excerpt, img } of posts) {
    expect([1, 2]).toContain(tags.length);
    for (const tag of tags) expect(TAGS).toContain(tag);
    expect(comment).toBeGreaterThanOrEqual(10);
    expect(comment).toBeLessThanOrEqual(2100);
    expect(excerpt.length).toBeGreaterThan(60);
    expect(img).toMatch(/^data:image/);
  }
});

it('the sidebar of the blog has four recent posts and five categories', async () => {
  const { recentPosts, categories }: BlogSidebar = await get('/sidebar');
  expect(recentPosts.map(({ id }) => id)).toEqual([7, 8, 9, 10]);
  expect(Object.keys(recentPosts[0]!)).toEqual(['id', 'img', 'title', 'createdTime']);
  expect(categories.map(({ category }) => category)).toEqual(TAGS);
  expect(categories.every(({ icon }) => icon.length > 0)).toBe(true);
});

it('each post of the list and of the sidebar has an article of its own, with its comment', async () => {
  const posts: BlogListItem[] = await get('');
  const { recentPosts }: BlogSidebar = await get('/sidebar');
  const details: BlogDetail[] = [];
  for (const { id, title } of [...posts, ...recentPosts]) {
    const detail: BlogDetail = await get('/detail', `id=${id}`);
    expect(Object.keys(detail)).toEqual(['blog', 'comments']);
    expect(Object.keys(detail.blog).toSorted()).toEqual(
      'avatar bookmarked comments content createdTime img tags title userFullName'.split(' '),
    );
    expect(detail.blog.title).toBe(title);
    expect(detail.blog.content).toMatch(/^<p>.*<\/p>$/);
    expect(detail.comments.map((comment) => Object.keys(comment))).toEqual([
      ['avatar', 'userFullName', 'commentedAt', 'commentText'],
    ]);
    expect(await get('/edit', `id=${id}`)).toMatchObject({ blogTitle: title, status: 'Published' });
    details.push(detail);
  }
  expect(new Set(details.map(({ blog }) => blog.content)).size).toBe(10);
  expect(new Set(details.map(({ comments }) => comments[0]?.commentText)).size).toBe(10);
  expect(await get('/detail')).toEqual(details[0]);
});

it.each(['/detail', '/edit'])('the blog has no post with another id at %s', async (path) => {
  for (const id of ['11', 'nada']) {
    expect((await ask('GET', `/blog/list/data${path}`, { query: `id=${id}` }))?.status).toBe(404);
  }
});

it('the editor of the blog opens a published post', async () => {
  const draft: BlogEdit = await get('/edit');
  expect(draft.status).toBe('Published');
  expect(draft.slug).toBe('el-dia-en-que-apagamos-la-nevera-del-bar');
  expect(draft.blogCategories).toEqual([
    { value: 'food', label: 'Food' },
    { value: 'video', label: 'Video' },
  ]);
  expect(Object.keys(draft).toSorted()).toEqual(
    'avatar blogCategories blogTitle createdTime excerpt featuredImage slug status userFullName'.split(' '),
  );
});

it('the blog keeps what is commented and what is saved of a post, and of no other', async () => {
  const body = { id: '3', userFullName: 'Nuria Vela', commentedAt: '22/11/2026', commentText: 'Gracias' };
  await ask('POST', '/blog/list/data/comment', { body });
  const { blog, comments } = await get('/detail', 'id=3');
  expect([blog.comments, comments.at(-1).commentText]).toEqual([244, 'Gracias']);
  const change = { slug: 'otra', blogTitle: 'Otra noche', excerpt: '<p>De <b>nuevo</b></p>' };
  await ask('POST', '/blog/list/data/save', { body: { id: '3', blog: change } });
  expect(await get('/edit', 'id=3')).toMatchObject({ ...change, status: 'Published' });
  expect((await get('/detail', 'id=3')).blog.title).toBe('Otra noche');
  expect((await get(''))[2]).toMatchObject({ title: 'Otra noche', excerpt: 'De nuevo', comment: 244 });
  expect((await get('/detail', 'id=2')).blog).toMatchObject({ comments: 2100 });
  expect((await get('/edit', 'id=2')).slug).toBe('lana-manta-y-un-grado-menos');
});
