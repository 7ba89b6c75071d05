import { useSample } from '../../../data/sample.ts';
import { formatFecha } from '../../../format/date.ts';
import { useParams } from '../../../router/use-router.ts';
import type { KnowledgeBaseQuestion, KnowledgeBaseTopic } from '../../../sample-data/faq/faq.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { usePageAbove, usePageTitle } from '../../../ui/frame/page.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { RichText } from '../../kit/editor/rich-text.tsx';
import styles from './help.module.css';
import { NotInTheBase } from './not-in-the-base.tsx';
import { useHelpText } from './texts.ts';
import { useSubject } from './use-subject.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Shows an answer of the knowledge base, and related questions. */
export default function KnowledgeBaseQuestionScreen() {
  const t = useHelpText();
  const { category = '', question: slug = '' } = useParams();
  const { data, error, refetch } = useSample<KnowledgeBaseQuestion>('/faq/data/question', {
    category,
    question: slug,
  });
  const subject = useSubject(category);
  const topics = useSample<readonly KnowledgeBaseTopic[]>('/faq/data/category', { category });
  usePageTitle(data?.title);
  usePageAbove(subject?.title);
  if (error?.status === 404) return <NotInTheBase to={subject && `/pages/knowledge-base/${category}`} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={10} />;
  const known = (topics.data ?? []).flatMap(({ questions }) => questions);
  const addressOf = (question: string) => {
    const slug = known.find((entry) => entry.question === question)?.slug;
    return slug ? `/pages/knowledge-base/${category}/${slug}` : `/pages/knowledge-base/${category}`;
  };
  return (
    <div className={styles.article}>
      <article>
        <p className="vt-note">{t('updated', { day: formatFecha(isoDayOf(data.lastUpdated)) })}</p>
        <RichText html={data.content} />
      </article>
      <nav aria-label={t('related')}>
        <h2>{t('related')}</h2>
        <ul>
          {data.relatedQuestions.map(({ id, question }) => (
            <li key={id}>
              <Link to={addressOf(question)}>{question}</Link>
            </li>
          ))}
        </ul>
        <Link to={`/pages/knowledge-base/${category}`}>{t('backToTopics')}</Link>
      </nav>
    </div>
  );
}

/** Turns `08 Oct 2021` into `2021-10-08`. */
function isoDayOf(written: string): string {
  const [day = '', month = '', year = ''] = written.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
