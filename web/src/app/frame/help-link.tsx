import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import styles from './frame.module.css';

/** A small way from a screen to its page of the manual. */
export function HelpLink({ page }: { readonly page: string }) {
  const { t } = useTranslation('app');
  return (
    <Link to={`/ayuda/${page}`} className={styles.help} title={t('help')} aria-label={t('help')}>
      <IconHelp size={20} stroke={1.7} aria-hidden />
    </Link>
  );
}
