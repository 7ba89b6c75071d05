import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { fold, matches } from '../../../format/fold.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';
import { schemeOf, useDisplay } from '../../../ui/theme/display.ts';
import styles from './bookmarks.module.css';
import type { Page } from './use-bookmarks.ts';

const MOST = 6;

type Props = {
  readonly pages: readonly Page[];
  readonly flagged: readonly Page[];
  readonly onToggle: (page: Page) => void;
};

/**
 * The star of the bar. It opens a box with the bookmarks, or with the pages that match a text, each with a star of its
 * own.
 */
export function BookmarkSearch({ pages, flagged, onToggle }: Props) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const [text, setText] = useState('');
  const scheme = schemeOf(useDisplay());
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>();
  const typed = text.trim();
  const hits = typed === '' ? flagged : found(pages, typed);

  const onStar = () => {
    setText('');
    toggle.onClick();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const inField = event.target.matches('input');
    if (inField && event.key === 'Enter') {
      close();
      const first = typed !== '' && hits[0];
      if (first) router.navigate({ href: first.to });
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
    const at = stops.indexOf(event.target.closest('li')?.querySelector('a') ?? event.target);
    stops.at((at + step) % stops.length)?.focus();
  };

  return (
    <div ref={box} className={styles.search}>
      <IconButton
        icon={IconStarFilled}
        label={t('flagPages')}
        className={styles.star}
        {...toggle}
        onClick={onStar}
      />
      {open && typed !== '' && <div className={styles.dim} />}
      {open && (
        <section
          id={id}
          aria-label={t('flagPages')}
          className={styles.panel}
          // The box has the colours of the page, whatever those of the bar.
          data-scheme={scheme}
          onKeyDown={onKeyDown}
        >
          <input
            type="search"
            ref={focusOnce}
            aria-label={t('findPages')}
            placeholder={t('findPages')}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <ul className={`vt-list ${styles.hits}`}>
            {hits.map((page) => (
              <li key={page.id}>
                <Link to={page.to} className={styles.link} onClick={close}>
                  <page.icon size={18} stroke={1.7} aria-hidden />
                  {page.title}
                </Link>
                <IconButton
                  small
                  icon={page.flagged ? IconStarFilled : IconStar}
                  label={t(page.flagged ? 'unflagPage' : 'flagPage', { page: page.title })}
                  aria-pressed={page.flagged}
                  className={page.flagged ? styles.star : undefined}
                  onClick={() => onToggle(page)}
                />
              </li>
            ))}
          </ul>
          <p role="status" className={hits.length === 0 ? styles.none : 'vt-hidden'}>
            {hits.length > 0
              ? t('searchCount', { count: hits.length })
              : t(typed === '' ? 'bookmarksNone' : 'searchNone')}
          </p>
        </section>
      )}
    </div>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The pages whose title begins with the text come first. */
function found(pages: readonly Page[], text: string): Page[] {
  const begins = ({ title }: Page) => fold(title).startsWith(fold(text));
  return pages
    .filter(({ title }) => matches(title, text))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST);
}
