import { IconHeartFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import { HOME } from '../guard.ts';
import styles from './footer.module.css';
import { useAtRest } from './use-at-rest.ts';

/** The foot of every page. It appears once the page has its height, so that nothing pushes it down. */
export const Footer = memo(function Footer({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell');
  const atRest = useAtRest(pathname);
  return (
    <footer className={styles.footer} data-waiting={!atRest || undefined}>
      <p>
        © {new Date().getFullYear()} <Link to={HOME}>Vatio</Link> ·{' '}
        <a href={`${import.meta.env.BASE_URL}licencias.txt`} target="_blank" rel="noreferrer">
          {t('licences')}
        </a>
      </p>
      <p className={`vt-row vt-gap-6 ${styles.made}`}>
        {t('motto')}
        <IconHeartFilled size={14} aria-hidden />
      </p>
    </footer>
  );
});
