import { IconMoodEmpty } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { useHelpText } from './texts.ts';

/** Says that the knowledge base has nothing under the address, and leads to the nearest page that it has. */
export function NotInTheBase({ to = '/pages/knowledge-base' }: { readonly to?: string | undefined }) {
  const t = useHelpText();
  return (
    <div role="alert">
      <EmptyState icon={IconMoodEmpty} title={t('notInTheBase')} text={t('notInTheBaseText')}>
        <ButtonLink look="primary" to={to}>
          {t(to === '/pages/knowledge-base' ? 'allSubjects' : 'backToTopics')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
