import { IconMessage, IconMoodEmpty } from '@tabler/icons-react';
import { formatNumber } from '../../../format/number.ts';
import { PageList } from '../../../list/table/page-list.tsx';
import type { BlogListItem } from '../../../sample-data/blog/blog.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './blog.module.css';
import { usePosts } from './blog-calls.ts';
import { PostsAwaited } from './posts-awaited.tsx';
import { Sidebar } from './sidebar.tsx';
import { Tags } from './tags.tsx';
import { useBlogText } from './texts.ts';
import { useBlogSearch } from './use-blog-search.ts';

/** Lists the company's articles about energy. */
export default function BlogListScreen() {
  const t = useBlogText();
  const { data, error, refetch } = usePosts();
  const { found, page, pages, set } = useBlogSearch(data ?? []);
  return (
    <div className={styles.page}>
      <div className="vt-page vt-gap-20">
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <PostsAwaited />}
        {data && found.length === 0 && (
          <EmptyState icon={IconMoodEmpty} title={t('none')} text={t('noneText')}>
            <ButtonLink to="/pages/blog/list">{t('seeAll')}</ButtonLink>
          </EmptyState>
        )}
        <div className={`vt-tiles vt-gap-20 ${styles.posts}`}>
          {found.map((post) => (
            <Post key={post.id} post={post} />
          ))}
        </div>
        {pages > 1 && (
          <nav className={styles.pages} aria-label={t('pages')}>
            <PageList page={page} pages={pages} onPage={(next) => set({ page: next })} />
          </nav>
        )}
      </div>
      <Sidebar />
    </div>
  );
}

function Post({ post }: { post: BlogListItem }) {
  const t = useBlogText();
  const address = `/pages/blog/detail/${post.id}`;
  return (
    <article className={styles.post} aria-label={post.title}>
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <img src={post.img} alt="" width={640} height={360} loading="lazy" />
      </Link>
      <div>
        <h2>
          <Link to={address}>{post.title}</Link>
        </h2>
        <p className={styles.by}>
          <Avatar name={post.userFullName} picture={post.avatar} size={24} />
          {post.userFullName} · {post.blogPosted}
        </p>
        <Tags tags={post.tags} />
        <p className={styles.excerpt}>{post.excerpt}</p>
      </div>
      <footer>
        <Link to={`${address}#comments`}>
          <IconMessage size={16} stroke={1.8} aria-hidden />
          {t('comments', { count: post.comment, number: formatNumber(post.comment) })}
        </Link>
        <Link to={address}>
          {t('readMore')}
          <span className="vt-hidden">: {post.title}</span>
        </Link>
      </footer>
    </article>
  );
}
