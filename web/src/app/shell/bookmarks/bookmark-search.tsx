import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { fold, matches } from '../../../format/fold.ts';
import { useRouter } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';
import { schemeOf, useDisplay } from '../../../ui/theme/display.ts';
import bar from './bookmarks.module.css';
import styles from './shown-bookmarks.module.css';
import type { Page } from './use-bookmarks.ts';

const MOST = 6;

type Props = {
  readonly pages: readonly Page[];
  readonly flagged: readonly Page[];
  /** Whether the box is open from the beginning. */
  readonly opened: boolean;
  readonly onToggle: (page: Page) => void;
};

/**
 * The star of the bar. It opens a box with the bookmarks, or with the pages that match a text, each with a star of its
 * own.
 */
export function BookmarkSearch({ pages, flagged, opened, onToggle }: Props) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const [text, setText] = useState('');
  const scheme = schemeOf(useDisplay());
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>(opened);
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
      if (first) router.navigate({ to: first.to });
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    moveFocus(event.currentTarget, event.target, step);
  };

  return (
    <div ref={box} className={styles.search}>
      <IconButton
        icon={IconStarFilled}
        label={t('flagPages')}
        className={bar.star}
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
          <PageField text={text} onText={setText} />
          <Pages pages={hits} onToggle={onToggle} onFollow={close} />
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

type FieldProps = { readonly text: string; readonly onText: (text: string) => void };

function PageField({ text, onText }: FieldProps) {
  const { t } = useTranslation('shell');
  return (
    <input
      type="search"
      ref={focusOnce}
      aria-label={t('findPages')}
      placeholder={t('findPages')}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

type PagesProps = Pick<Props, 'pages' | 'onToggle'> & { readonly onFollow: () => void };

function Pages({ pages, onToggle, onFollow }: PagesProps) {
  const { t } = useTranslation('shell');
  return (
    <ul className={`vt-list ${styles.hits}`}>
      {pages.map((page) => (
        <li key={page.id}>
          <Link to={page.to} className={styles.link} onClick={onFollow}>
            <page.icon size={18} stroke={1.7} aria-hidden />
            {page.title}
          </Link>
          <IconButton
            small
            icon={page.flagged ? IconStarFilled : IconStar}
            label={t(page.flagged ? 'unflagPage' : 'flagPage', { page: page.title })}
            aria-pressed={page.flagged}
            className={page.flagged ? bar.star : undefined}
            onClick={() => onToggle(page)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus from the field to the links and back, in a circle; a star counts as the link of its line. */
function moveFocus(box: HTMLElement, from: HTMLElement, step: number): void {
  const stops = [...box.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(from.closest('li')?.querySelector('a') ?? from);
  stops.at((at + step) % stops.length)?.focus();
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
