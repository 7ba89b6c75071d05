import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../ui/frame/text.ts';
import { Link } from '../../ui/nav/link.tsx';
import { isCurrent, type MenuEntry } from '../menu.ts';
import styles from './menu-bar.module.css';
import { MenuPanel } from './menu-panel.tsx';

type Props = { readonly entries: readonly MenuEntry[]; readonly pathname: string };

const LEAVE_MS = 160;

/** The horizontal menu. A group opens under the pointer, or with Enter and Space; Esc closes it. */
export function MenuBar({ entries, pathname }: Props) {
  const { t } = useTranslation('app');
  const say = useText();
  const [open, setOpen] = useState<string>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const enter = (id: string) => {
    clearTimeout(leaving.current);
    setOpen(id);
  };
  const leave = () => {
    leaving.current = setTimeout(() => setOpen(undefined), LEAVE_MS);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(undefined);
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };

  return (
    <nav aria-label={t('mainMenu')} className={styles.bar} onKeyDown={onKeyDown}>
      <ul className={styles.list}>
        {entries.map((entry, index) =>
          entry.kind === 'screen' ? (
            <li key={entry.id}>
              <Link
                to={entry.screen.path}
                className={styles.entry}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              >
                <entry.screen.icon size={18} stroke={1.7} aria-hidden />
                {say(entry.screen.title)}
              </Link>
            </li>
          ) : (
            <li
              key={entry.id}
              className={styles.group}
              onPointerEnter={(event) => event.pointerType === 'mouse' && enter(entry.id)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
              onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(undefined)}
            >
              <button
                type="button"
                className={styles.entry}
                data-current={isCurrent(entry, pathname) || undefined}
                aria-expanded={open === entry.id}
                // A mouse has already opened it by arriving; only keys and fingers toggle.
                onClick={(event) => setOpen(open === entry.id && event.detail === 0 ? undefined : entry.id)}
              >
                <entry.group.icon size={18} stroke={1.7} aria-hidden />
                {say(entry.group.title)}
                <IconChevronDown size={14} aria-hidden />
              </button>
              {open === entry.id && (
                <MenuPanel
                  entry={entry}
                  pathname={pathname}
                  atEnd={index > entries.length / 2}
                  onFollow={() => setOpen(undefined)}
                />
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
