import { useTranslation } from 'react-i18next';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('app');
  return (
    <footer className={styles.footer}>
      <p>© {new Date().getFullYear()} Vatio</p>
      <p>{t('motto')}</p>
    </footer>
  );
}
