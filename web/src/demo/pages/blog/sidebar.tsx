import { IconCommand, IconHanger, IconHash, IconShoppingCart, IconVideo } from '@tabler/icons-react';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { useNavigate, useSearch } from '../../../router/use-router.ts';
import type { BlogSidebar } from '../../../sample-data/blog/blog.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './blog.module.css';
import { useSidebar } from './blog-calls.ts';
import { useBlogText } from './texts.ts';

const ICONS = {
  Watch: IconHanger,
  ShoppingCart: IconShoppingCart,
  Command: IconCommand,
  Hash: IconHash,
  Video: IconVideo,
} as const satisfies Record<BlogSidebar['categories'][number]['icon'], unknown>;

/** Stands beside the articles with a search, the latest ones and the categories, all of which lead to the list. */
export function Sidebar() {
  const t = useBlogText();
  const { data } = useSidebar();
  const navigate = useNavigate();
  const { q = '', tag } = useSearch();
  const search = (typed: string) =>
    navigate({ to: '/pages/blog/list', search: typed ? { q: typed } : {}, replace: true });
  return (
    <aside className={`vt-stack vt-gap-24 ${styles.sidebar}`} aria-label={t('sidebar')}>
      <SearchInput label={t('search')} value={q} onSearch={search} />
      <section>
        <h2>{t('recent')}</h2>
        {!data && <Skeleton lines={8} />}
        <ul className={styles.recent}>
          {data?.recentPosts.map(({ id, img, title, createdTime }) => (
            <li key={id}>
              <img src={img} alt="" width={80} height={60} />
              <div>
                <Link to={`/pages/blog/detail/${id}`}>{title}</Link>
                <small>{createdTime}</small>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section hidden={!data}>
        <h2>{t('categories')}</h2>
        <ul className={styles.categories}>
          {data?.categories.map(({ category, icon }) => {
            const Glyph = ICONS[icon];
            const on = category === tag;
            return (
              <li key={category}>
                <Link
                  to={on ? '/pages/blog/list' : `/pages/blog/list?tag=${category}`}
                  aria-current={on || undefined}
                >
                  <Glyph size={18} stroke={1.7} aria-hidden />
                  {t(`tag-${category}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </aside>
  );
}
