import { IconMoodEmpty } from '@tabler/icons-react';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { matches } from '../../../format/fold.ts';
import type { KnowledgeBaseCard } from '../../../sample-data/faq/faq.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { HelpBanner } from './banner.tsx';
import styles from './help.module.css';
import { SEARCH_SCHEMA } from './search-schema.ts';
import { useHelpText } from './texts.ts';

export default function KnowledgeBaseScreen() {
  const t = useHelpText();
  const { state, set } = useListState(SEARCH_SCHEMA);
  const { q = '' } = state;
  const { data, error, refetch } = useSample<readonly KnowledgeBaseCard[]>('/faq/data/knowledge_base');
  const found = (data ?? []).filter(({ title, desc }) => matches(`${title} ${desc}`, q));
  return (
    <div className="vt-page vt-gap-24">
      <HelpBanner
        title={t('kbTitle')}
        value={q}
        onSearch={(typed) => set({ q: typed || undefined }, { replace: true })}
      >
        {t('popular')}{' '}
        {(['factura', 'placas', 'coche'] as const).map((word) => (
          <button
            key={word}
            type="button"
            className={styles.word}
            onClick={() => set({ q: t(`word-${word}`) })}
          >
            {t(`word-${word}`)}
          </button>
        ))}
      </HelpBanner>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && found.length === 0 && (
        <EmptyState icon={IconMoodEmpty} title={t('noSubjects')} text={t('noQuestionsText')} />
      )}
      <ul className={`vt-tiles vt-gap-16 ${styles.cards}`}>
        {found.map(({ id, category, img, title, desc }) => (
          <li key={id} className={styles.card}>
            <img src={img} alt="" width={480} height={240} />
            <h2>
              <Link to={`/pages/knowledge-base/${category}`}>{title}</Link>
            </h2>
            <p>{desc}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
