import {
  IconCreditCard,
  IconMail,
  IconMoodEmpty,
  IconPackage,
  IconPhone,
  IconRefresh,
  IconSettings,
  IconTruck,
} from '@tabler/icons-react';
import { useSample } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import type { Faq, FaqCategory, FaqKey } from '../../../sample-data/faq/faq.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';
import { Accordion } from '../../kit/accordion/accordion.tsx';
import { HelpBanner } from './banner.tsx';
import styles from './help.module.css';
import { useHelpText } from './texts.ts';

const CATEGORIES = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;

const ICONS = {
  CreditCard: IconCreditCard,
  Truck: IconTruck,
  RefreshCw: IconRefresh,
  Package: IconPackage,
  Settings: IconSettings,
} as const satisfies Record<FaqCategory['icon'], unknown>;

const SCHEMA = {
  fields: {
    q: { kind: 'text', max: 200 },
    category: { kind: 'text', choices: CATEGORIES, default: 'payment' },
  },
} as const;

type State = { readonly q?: string; readonly category: FaqKey };

/** Lists frequent questions by category, and says whom to ask when none fits. */
export default function FaqScreen() {
  const t = useHelpText();
  const { state, set } = useListState<{ fields: typeof SCHEMA.fields; state?: State }>(SCHEMA);
  const { q = '', category } = state;
  const { data, error, refetch } = useSample<Faq>('/faq/data', { q }, { keepPrevious: true });
  return (
    <div className="vt-page vt-gap-24">
      <HelpBanner
        title={t('faqTitle')}
        value={q}
        onSearch={(typed) => set({ q: typed || undefined }, { replace: true })}
      >
        {t('faqText')}
      </HelpBanner>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <Tabs
          label={t('subjects')}
          orientation="vertical"
          look="pills"
          value={category}
          onChange={(next) => set({ category: next })}
          tabs={CATEGORIES.map((key) => ({
            id: key,
            label: `${data[key].title} (${data[key].qandA.length})`,
            icon: ICONS[data[key].icon],
          }))}
        >
          <Subject key={category} category={data[category]} />
        </Tabs>
      )}
      {(data || error) && <Contact />}
    </div>
  );
}

function Subject({ category }: { category: FaqCategory }) {
  const t = useHelpText();
  const Glyph = ICONS[category.icon];
  return (
    <section className={styles.subject}>
      <header>
        <Glyph size={30} stroke={1.6} aria-hidden />
        <div>
          <h2>{category.title}</h2>
          <p>{category.subtitle}</p>
        </div>
      </header>
      {category.qandA.length === 0 ? (
        <EmptyState icon={IconMoodEmpty} title={t('noQuestions')} text={t('noQuestionsText')} />
      ) : (
        <Accordion
          startsOpen={category.qandA[0]?.question}
          folds={category.qandA.map(({ question, ans }) => ({ id: question, title: question, content: ans }))}
        />
      )}
    </section>
  );
}

const CONTACTS = [
  { id: 'phone', icon: IconPhone, href: 'tel:+34910000000', text: '910 000 000' },
  { id: 'mail', icon: IconMail, href: 'mailto:ayuda@vatio.example', text: 'ayuda@vatio.example' },
] as const;

function Contact() {
  const t = useHelpText();
  return (
    <section className={styles.contact} aria-labelledby="faq-contact">
      <h2 id="faq-contact">{t('contact')}</h2>
      <p>{t('contactText')}</p>
      <ul className="vt-columns">
        {CONTACTS.map(({ id, icon: Glyph, href, text }) => (
          <li key={id}>
            <Glyph size={26} stroke={1.6} aria-hidden />
            <a href={href}>{text}</a>
            <small>{t(`contact-${id}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
