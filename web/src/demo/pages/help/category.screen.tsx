import {
  IconBolt,
  IconFileText,
  IconLink,
  IconLock,
  IconMoodEmpty,
  IconSettings,
  IconShoppingCart,
} from '@tabler/icons-react';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { matches } from '../../../format/fold.ts';
import { useParams } from '../../../router/use-router.ts';
import type { KnowledgeBaseTopic } from '../../../sample-data/faq/faq.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { usePageTitle } from '../../../ui/frame/page.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { HelpBanner } from './banner.tsx';
import styles from './help.module.css';
import { NotInTheBase } from './not-in-the-base.tsx';
import { SEARCH_SCHEMA } from './search-schema.ts';
import { useHelpText } from './texts.ts';
import { useSubject } from './use-subject.ts';

const ICONS = {
  Settings: IconSettings,
  Link: IconLink,
  ShoppingCart: IconShoppingCart,
  Zap: IconBolt,
  FileText: IconFileText,
  Lock: IconLock,
} as const satisfies Record<KnowledgeBaseTopic['icon'], unknown>;

const TONES: Readonly<Record<KnowledgeBaseTopic['iconColor'], Tone>> = {
  'text-primary': 'accent',
  'text-success': 'ok',
  'text-danger': 'bad',
  'text-warning': 'warn',
  'text-info': 'info',
  'text-secondary': 'idle',
};

/**
 * Lists the questions of a category by topic. A topic stays while its title or one of its questions contains the
 * search.
 */
export default function KnowledgeBaseCategoryScreen() {
  const t = useHelpText();
  const { category = '' } = useParams();
  const { state, set } = useListState(SEARCH_SCHEMA);
  const { q = '' } = state;
  const { data, error, refetch } = useSample<readonly KnowledgeBaseTopic[]>('/faq/data/category', {
    category,
  });
  const subject = useSubject(category);
  usePageTitle(subject?.title);
  if (error?.status === 404) return <NotInTheBase />;
  const found = (data ?? []).filter(
    ({ title, questions }) => matches(title, q) || questions.some(({ question }) => matches(question, q)),
  );
  return (
    <div className="vt-page vt-gap-24">
      <HelpBanner
        title={subject?.desc ?? t('kbTitle')}
        value={q}
        onSearch={(typed) => set({ q: typed || undefined }, { replace: true })}
      >
        <Link to="/pages/knowledge-base">{t('allSubjects')}</Link>
      </HelpBanner>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && found.length === 0 && (
        <EmptyState icon={IconMoodEmpty} title={t('noTopics')} text={t('noQuestionsText')} />
      )}
      <div className={`vt-tiles vt-gap-16 ${styles.topics}`}>
        {found.map((topic) => (
          <Topic key={topic.id} topic={topic} category={category} />
        ))}
      </div>
    </div>
  );
}

function Topic({ topic, category }: { topic: KnowledgeBaseTopic; category: string }) {
  const t = useHelpText();
  const Glyph = ICONS[topic.icon];
  return (
    <section className={styles.topic}>
      <h2 data-tone={TONES[topic.iconColor]}>
        <Glyph size={22} stroke={1.7} aria-hidden />
        {topic.title} <small>{t('questions', { count: topic.questions.length })}</small>
      </h2>
      <ul>
        {topic.questions.map(({ id, question, slug }) => (
          <li key={id}>
            <Link to={`/pages/knowledge-base/${category}/${slug}`}>{question}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
