import { IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/nav/link.tsx';
import { HOME } from '../guard.ts';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('app');
  return (
    <footer className={styles.footer}>
      <p>
        © {new Date().getFullYear()} <Link to={HOME}>Vatio</Link>
      </p>
      <p className={styles.made}>
        {t('motto')}
        <IconHeartFilled size={14} aria-hidden />
      </p>
    </footer>
  );
}
