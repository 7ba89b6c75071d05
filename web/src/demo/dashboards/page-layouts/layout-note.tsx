import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './page-layouts.module.css';

type Layout = 'collapseMenu' | 'boxed' | 'withoutMenu' | 'empty' | 'blank';

/** Says what is different on this page, and how a screen asks for it. */
export function LayoutNote({ layout }: { layout: Layout }) {
  const { t } = useTranslation('dashboards');
  return (
    <div className={styles.note} role="note">
      <IconInfoCircle size={22} stroke={1.7} aria-hidden />
      <div>
        <p>{t(`layout-${layout}`)}</p>
        <p>
          {t('layout-how')} <code>{t(`layout-${layout}Code`)}</code>
        </p>
      </div>
    </div>
  );
}
