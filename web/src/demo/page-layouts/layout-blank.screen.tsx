import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { LayoutNote } from './layout-note.tsx';
import styles from './page-layouts.module.css';

/** Alone in the window: without menu or bar, the page brings its own heading and way out. */
export default function LayoutBlankScreen() {
  const { t } = useTranslation('page-layouts');
  const { headingToDraw } = usePage();
  return (
    <div className={styles.blank}>
      <h1>{headingToDraw}</h1>
      <LayoutNote layout="blank" />
      <ButtonLink to="/">{t('home')}</ButtonLink>
    </div>
  );
}
