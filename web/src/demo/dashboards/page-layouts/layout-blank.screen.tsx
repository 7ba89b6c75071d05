import { useTranslation } from '../../../texts/use-translation.ts';
import { usePage } from '../../../ui/frame/page.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { LayoutNote } from './layout-note.tsx';
import styles from './page-layouts.module.css';

/** Shows a page alone in the window. Without menu or bar, it needs a heading and a way out of its own. */
export default function LayoutBlankScreen() {
  const { t } = useTranslation('dashboards');
  const { headingToDraw } = usePage();
  return (
    <div className={`vt-page ${styles.blank}`}>
      <h1>{headingToDraw}</h1>
      <LayoutNote layout="blank" />
      <ButtonLink to="/">{t('layout-home')}</ButtonLink>
    </div>
  );
}
