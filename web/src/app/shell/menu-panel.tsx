import type { Screen } from '../../ui/frame/screen.ts';
import { useText } from '../../ui/frame/text.ts';
import { Link } from '../../ui/nav/link.tsx';
import { isUnder, type MenuEntry } from '../menu.ts';
import styles from './menu-bar.module.css';

type Props = {
  readonly entry: Extract<MenuEntry, { kind: 'group' }>;
  readonly pathname: string;
  /** Opens towards the start, for groups near the end of the bar. */
  readonly atEnd: boolean;
  readonly onFollow: () => void;
};

/** The screens of a group; when it has sections, a column each. */
export function MenuPanel({ entry, pathname, atEnd, onFollow }: Props) {
  const say = useText();
  return (
    <div className={styles.panel} data-end={atEnd || undefined}>
      {entry.screens.length > 0 && (
        <Screens screens={entry.screens} pathname={pathname} onFollow={onFollow} />
      )}
      {entry.sections.map(({ group, screens }) => (
        <div key={group.id}>
          <p className={styles.section}>{say(group.title)}</p>
          <Screens screens={screens} pathname={pathname} onFollow={onFollow} />
        </div>
      ))}
    </div>
  );
}

type ScreensProps = Pick<Props, 'pathname' | 'onFollow'> & { readonly screens: readonly Screen[] };

function Screens({ screens, pathname, onFollow }: ScreensProps) {
  const say = useText();
  return (
    <ul className={styles.screens}>
      {screens.map((screen) => (
        <li key={screen.id}>
          <Link
            to={screen.path}
            className={styles.screen}
            aria-current={isUnder(screen, pathname) ? 'page' : undefined}
            onClick={onFollow}
          >
            <screen.icon size={18} stroke={1.7} aria-hidden />
            {say(screen.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
