import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Link } from '../../ui/nav/link.tsx';
import { useDisplay } from '../../ui/theme/display.ts';
import { findScreens } from './find-screens.ts';
import styles from './search-box.module.css';

/** A text and what it finds, group by group; arrows choose, Enter follows. */
export function SearchBox({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('app');
  const { language } = useDisplay();
  const say = useText();
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const screens = useVisibleScreens();

  const pages = { key: 'pages', title: t('searchPages'), hits: findScreens(screens, text, language) };
  const groups = [pages].filter((group) => group.hits.length > 0);
  const hits = groups.flatMap((group) => group.hits);
  const chosen = hits[at];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) setAt((at + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && chosen) {
      onFollow();
      router.navigate({ href: chosen.to });
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.search}>
      <div className={styles.line}>
        <IconSearch size={20} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-label={t('searchTitle')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('searchResults')} className={styles.list}>
        {groups.map((group) => (
          <Fragment key={group.key}>
            <p role="presentation" className={styles.group}>
              {group.title}
            </p>
            {group.hits.map((hit) => (
              <Link
                key={hit.id}
                id={`${id}-${hit.id}`}
                role="option"
                aria-selected={hit === chosen}
                tabIndex={-1}
                to={hit.to}
                onClick={onFollow}
                className={styles.hit}
              >
                <hit.icon size={20} stroke={1.7} aria-hidden />
                {say(hit.title)}
              </Link>
            ))}
          </Fragment>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {hits.length === 0 && t('searchNone')}
      </p>
    </div>
  );
}
