import { IconBarrierBlock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/empty-state.tsx';
import { usePage } from './page.tsx';

/** A screen that has its place and its name, and no content yet. */
export default function UnderConstructionScreen() {
  const { t } = useTranslation('ui');
  const { headingToDraw } = usePage();
  return (
    <div>
      {headingToDraw && <h1 className="vt-hidden">{headingToDraw}</h1>}
      <EmptyState icon={IconBarrierBlock} title={t('underConstruction')} text={t('underConstructionText')} />
    </div>
  );
}
