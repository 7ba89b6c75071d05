import { IconMoodEmpty } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { useBlogText } from './texts.ts';

/** Says that no post has the id of the address. */
export function NoPost() {
  const t = useBlogText();
  return (
    <div role="alert">
      <EmptyState icon={IconMoodEmpty} title={t('noPost')} text={t('noPostText')}>
        <ButtonLink look="primary" to="/pages/blog/list">
          {t('seeAll')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
