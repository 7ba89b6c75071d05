import { type Answers, created, notFound, ok, type SampleCall } from '../answers.ts';
import { drawPortrait } from '../pictures.ts';
import type { BlogDetail, BlogEdit, BlogListItem, BlogSidebar, SaveBlog } from './blog.ts';
import { POSTS, type Post } from './posts.ts';
import { CATEGORIES } from './rows.ts';

/** The list has the first posts of the samples, and the sidebar the rest. */
const LISTED = 6;

let posts = POSTS;

export const answers: Answers = {
  'GET /blog/list/data': () => ok(posts.slice(0, LISTED).map(listed)),
  'GET /blog/list/data/sidebar': () =>
    ok({ recentPosts: posts.slice(LISTED).map(recent), categories: CATEGORIES } satisfies BlogSidebar),
  'GET /blog/list/data/detail': (call) => answerWith(asked(call), article),
  'GET /blog/list/data/edit': (call) => answerWith(asked(call), draft),

  // These two calls are not in the specification, but without them nothing that a person writes would last.
  'POST /blog/list/data/comment': (call) => {
    const comment: BlogDetail['comments'][number] = {
      avatar: drawPortrait(call.text('userFullName')),
      userFullName: call.text('userFullName'),
      commentedAt: call.text('commentedAt'),
      commentText: call.text('commentText'),
    };
    const post = change(call, ({ comments, commentCount }) => ({
      comments: [...comments, comment],
      commentCount: commentCount + 1,
    }));
    return post ? created() : notFound();
  },
  'POST /blog/list/data/save': (call) => {
    const { blogTitle, blogCategories, featuredImage, ...rest } = call.object('blog') as Partial<
      SaveBlog['blog']
    >;
    const post = change(call, () => ({
      ...rest,
      ...(blogTitle !== undefined && { title: blogTitle }),
      ...(blogCategories && { tags: blogCategories.map(({ label }) => label) }),
      ...(featuredImage !== undefined && { picture: () => featuredImage }),
    }));
    return post ? ok() : notFound();
  },
};

/** Finds the post that a call names; one that names none is about the first. */
function asked(call: SampleCall): Post | undefined {
  const id = call.text('id') === '' ? 1 : call.id('id');
  return posts.find((post) => post.id === id);
}

function answerWith<T>(post: Post | undefined, shape: (post: Post) => T) {
  return post ? ok(shape(post)) : notFound();
}

function change(call: SampleCall, changesOf: (post: Post) => Partial<Post>): Post | undefined {
  const post = asked(call);
  if (post) posts = posts.map((other) => (other === post ? { ...post, ...changesOf(post) } : other));
  return post;
}

const byline = ({ author }: Post) => ({ avatar: drawPortrait(author), userFullName: author });

function listed(post: Post): BlogListItem {
  const { id, title, createdTime, tags, excerpt, commentCount, picture } = post;
  return {
    id,
    img: picture(640, 360),
    title,
    ...byline(post),
    blogPosted: createdTime,
    tags,
    excerpt: excerpt.replace(/<[^>]*>/g, ''),
    comment: commentCount,
  };
}

function recent({ id, title, createdTime, picture }: Post): BlogSidebar['recentPosts'][number] {
  return { id, img: picture(160, 120), title, createdTime };
}

function article(post: Post): BlogDetail {
  const { title, createdTime, tags, content, commentCount, bookmarked, comments, picture } = post;
  return {
    blog: {
      img: picture(960, 420),
      title,
      ...byline(post),
      createdTime,
      tags,
      content,
      comments: commentCount,
      bookmarked,
    },
    comments,
  };
}

function draft(post: Post): BlogEdit {
  const { title, createdTime, tags, slug, status, excerpt, picture } = post;
  return {
    ...byline(post),
    createdTime,
    blogTitle: title,
    blogCategories: tags.map((label) => ({ value: label.toLowerCase(), label })),
    slug,
    status,
    excerpt,
    featuredImage: picture(640, 360),
  };
}
