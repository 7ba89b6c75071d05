import {
  IconBookmark,
  IconBookmarkFilled,
  IconLink,
  IconMail,
  IconMessage,
  IconPencil,
  IconShare,
} from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useParams } from '../../../router/use-router.ts';
import type { BlogDetail } from '../../../sample-data/blog/blog.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { PageActions, usePageTitle } from '../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { RichText } from '../../kit/editor/rich-text.tsx';
import styles from './blog.module.css';
import { usePost } from './blog-calls.ts';
import { Comments } from './comments.tsx';
import { NoPost } from './no-post.tsx';
import { PostsAwaited } from './posts-awaited.tsx';
import { Sidebar } from './sidebar.tsx';
import { Tags } from './tags.tsx';
import { useBlogText } from './texts.ts';

/** Shows one article and its comments, and takes new ones. */
export default function BlogDetailScreen() {
  const t = useBlogText();
  const { id = '1' } = useParams();
  const { data, error, refetch } = usePost(id);
  usePageTitle(data?.blog.title);
  if (error?.status === 404) return <NoPost />;
  return (
    // The title comes with the article and may take one more line. The key draws the page anew, so that this does not
    // count as movement.
    <div key={data ? 'article' : 'waiting'} className={styles.page}>
      <PageActions>
        <ButtonLink icon={IconPencil} to={`/pages/blog/edit/${id}`}>
          {t('edit')}
        </ButtonLink>
      </PageActions>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <PostsAwaited />}
      {data && (
        <div className="vt-page vt-gap-20">
          <Article id={id} detail={data} />
        </div>
      )}
      <Sidebar />
    </div>
  );
}

function Article({ id, detail: { blog, comments } }: { id: string; detail: BlogDetail }) {
  const t = useBlogText();
  return (
    <>
      <article className={styles.article}>
        <img src={blog.img} alt="" width={960} height={420} />
        <div>
          <p className={styles.by}>
            <Avatar name={blog.userFullName} picture={blog.avatar} size={24} />
            {blog.userFullName} · {blog.createdTime}
          </p>
          <Tags tags={blog.tags} />
          <RichText html={blog.content} />
          <div className={styles.author}>
            <Avatar name={blog.userFullName} picture={blog.avatar} size={60} />
            <div>
              <h2>{blog.userFullName}</h2>
              <p>{t('bio')}</p>
            </div>
          </div>
          <Tools blog={blog} />
        </div>
      </article>
      <Comments post={id} comments={comments} />
    </>
  );
}

const NETWORKS = [
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { name: 'X', address: 'https://x.com/intent/post?url=' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
] as const;

function Tools({ blog }: Pick<BlogDetail, 'blog'>) {
  const t = useBlogText();
  const [marked, setMarked] = useState(false);
  const open = (address: string) =>
    window.open(address + encodeURIComponent(location.href), '_blank', 'noopener');
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    notify(t('linkCopied'));
  };
  return (
    <div className={styles.tools}>
      <a href="#comments">
        <IconMessage size={18} stroke={1.8} aria-hidden />
        {t('comments', { count: blog.comments, number: formatNumber(blog.comments) })}
      </a>
      <Button
        small
        look="quiet"
        icon={marked ? IconBookmarkFilled : IconBookmark}
        aria-pressed={marked}
        onClick={() => setMarked(!marked)}
      >
        {t('bookmarks', { number: formatNumber(blog.bookmarked + Number(marked)) })}
      </Button>
      <Menu icon={IconShare} label={t('share')}>
        <MenuItem icon={IconLink} onChoose={copy}>
          {t('copyLink')}
        </MenuItem>
        <MenuItem
          icon={IconMail}
          onChoose={() => open(`mailto:?subject=${encodeURIComponent(blog.title)}&body=`)}
        >
          {t('byMail')}
        </MenuItem>
        {NETWORKS.map(({ name, address }) => (
          <MenuItem key={name} onChoose={() => open(address)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
