import { useTranslation } from '../../texts/use-translation.ts';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Link } from '../../ui/nav/link.tsx';
import styles from './inicio.module.css';

/** Links to each part of the product that the user may open; a part that does not exist yet has none. */
export function AccesosDirectos() {
  const { t } = useTranslation('inicio');
  const say = useText();
  const screens = useVisibleScreens().filter(
    (screen) => screen.menu && !screen.template && screen.path !== '/inicio',
  );
  if (screens.length === 0) return null;
  return (
    <nav aria-label={t('accesos')} className={`vt-tiles ${styles.shortcuts}`}>
      {screens.map((screen) => (
        <Link key={screen.id} to={screen.path} className={styles.shortcut}>
          <screen.icon size={22} stroke={1.6} aria-hidden />
          {say(screen.title)}
        </Link>
      ))}
    </nav>
  );
}
