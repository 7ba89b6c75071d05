import { IconGridDots } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { IconButton } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import styles from './shortcuts.module.css';

/** Ids of the template's screens to which every page of the template has a shortcut. */
const SHORTCUTS: readonly string[] = ['todo', 'chat', 'email', 'calendar'];

/** A round button with shortcuts to the applications that people open most. */
export function Shortcuts() {
  const { t } = useTranslation('app');
  const say = useText();
  const visible = useVisibleScreens();
  const screens = SHORTCUTS.flatMap((id) => visible.find((screen) => screen.id === id) ?? []);
  return (
    <DropDown
      label={t('shortcuts')}
      button={(toggle) => (
        <IconButton icon={IconGridDots} label={t('shortcuts')} className={styles.button} {...toggle} />
      )}
    >
      {(close) => (
        <ul className="vt-list">
          {screens.map((screen) => (
            <li key={screen.id}>
              <Link to={screen.path} className={styles.link} onClick={close}>
                <screen.icon size={18} stroke={1.7} aria-hidden />
                {say(screen.title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DropDown>
  );
}
