import { IconChevronDown } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { useText } from '../../ui/frame/text.ts';
import { Link } from '../../ui/nav/link.tsx';
import { isCurrent, isUnder, type MenuEntry } from '../menu.ts';
import styles from './menu-tree.module.css';

type Props = {
  readonly entries: readonly MenuEntry[];
  readonly pathname: string;
  readonly onFollow?: () => void;
};

/** The menu as a column: opening one group closes the others, and the one that holds the page begins open. */
export function MenuTree({ entries, pathname, onFollow }: Props) {
  const say = useText();
  const item = (screen: Screen) => (
    <li key={screen.id}>
      <Link
        to={screen.path}
        className={styles.entry}
        aria-current={isUnder(screen, pathname) ? 'page' : undefined}
        onClick={onFollow}
      >
        <screen.icon size={20} stroke={1.7} aria-hidden />
        <span>{say(screen.title)}</span>
      </Link>
    </li>
  );

  return (
    <ul className={styles.tree}>
      {entries.map((entry) =>
        entry.kind === 'screen' ? (
          item(entry.screen)
        ) : (
          <li key={entry.id}>
            <details name="vatio-menu" open={isCurrent(entry, pathname)}>
              <summary className={styles.entry}>
                <entry.group.icon size={20} stroke={1.7} aria-hidden />
                <span>{say(entry.group.title)}</span>
                <IconChevronDown size={16} className={styles.chevron} aria-hidden />
              </summary>
              <ul className={styles.children}>
                {entry.screens.map(item)}
                {entry.sections.map(({ group, screens }) => (
                  <li key={group.id}>
                    <p className={styles.section}>{say(group.title)}</p>
                    <ul className={styles.children}>{screens.map(item)}</ul>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
