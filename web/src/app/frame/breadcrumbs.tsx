import { useTranslation } from 'react-i18next';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Link } from '../../ui/nav/link.tsx';
import { breadcrumbsOf } from '../breadcrumbs.ts';
import { HOME } from '../guard.ts';
import styles from './frame.module.css';

/** The way from the start to the current page; on the start itself there is none to show. */
export function Breadcrumbs({ pathname, current }: { pathname: string; current: string }) {
  const { t } = useTranslation('app');
  const say = useText();
  const screens = useVisibleScreens();
  if (pathname === HOME || pathname === '/') return null;
  return (
    <nav aria-label={t('breadcrumb')} className={styles.crumbs}>
      <ol>
        <li>
          <Link to={HOME}>{t('home')}</Link>
        </li>
        {breadcrumbsOf(screens, pathname).map(({ id, title, to }) => (
          <li key={id}>
            <Link to={to}>{say(title)}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
