import { IconCopy, IconExternalLink, IconMoon, IconTextDirectionRtl } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Properties } from './properties.tsx';
import type { Read } from './read.ts';
import styles from './showcase.module.css';

type ShowcaseProps = {
  readonly title: string;
  readonly load: () => Promise<Read>;
  /** The address at which the card stands alone. */
  readonly link: string | undefined;
  readonly children: ReactNode;
};

const VIEWS = ['view', 'source', 'properties'] as const;
type View = (typeof VIEWS)[number];

/** An example that runs on a stage of its own, and below it, when asked for, its source code or the properties of what it uses. */
export function Showcase({ title, load, link, children }: ShowcaseProps) {
  const { t } = useTranslation('kit');
  const [view, setView] = useState<View>('view');
  return (
    <Card
      title={title}
      actions={
        <div className={styles.tools}>
          <fieldset className={styles.views}>
            {VIEWS.map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={view === choice}
                aria-label={t(`show-${choice}`, { title })}
                onClick={() => setView(choice)}
              >
                {t(`tab-${choice}`)}
              </button>
            ))}
          </fieldset>
          <CopySource title={title} load={load} />
          {link && (
            <Link
              to={link}
              className={styles.link}
              aria-label={t('cardAlone', { title })}
              title={t('cardAlone', { title })}
            >
              <IconExternalLink size={18} stroke={1.7} aria-hidden />
            </Link>
          )}
        </div>
      }
    >
      <Stage title={title}>{children}</Stage>
      {view !== 'view' && <Reading key={view} view={view} title={title} load={load} />}
    </Card>
  );
}

function CopySource({ title, load }: Pick<ShowcaseProps, 'title' | 'load'>) {
  const { t } = useTranslation('kit');
  const copy = async () => {
    const { pieces } = await load();
    await navigator.clipboard.writeText(pieces.map(([piece]) => piece).join(''));
    notify(t('sourceCopied'));
  };
  return (
    <IconButton
      small
      icon={IconCopy}
      label={t('copySource', { title })}
      onClick={() => copy().catch(notifyFailure)}
    />
  );
}

type StageProps = { readonly title: string; readonly children: ReactNode };

/** Where an example runs. It can be seen in the dark and mirrored whatever the page is. */
function Stage({ title, children }: StageProps) {
  const { t } = useTranslation('kit');
  const [dark, setDark] = useState(false);
  const [mirrored, setMirrored] = useState(false);
  return (
    <div className={styles.stage} data-scheme={dark ? 'dark' : undefined}>
      <div className={styles.switches}>
        <IconButton
          small
          icon={IconMoon}
          label={t('stageDark', { title })}
          aria-pressed={dark}
          onClick={() => setDark(!dark)}
        />
        <IconButton
          small
          icon={IconTextDirectionRtl}
          label={t('stageMirrored', { title })}
          aria-pressed={mirrored}
          onClick={() => setMirrored(!mirrored)}
        />
      </div>
      <div className={styles.example} dir={mirrored ? 'rtl' : undefined}>
        {children}
      </div>
    </div>
  );
}

type ReadingProps = Pick<ShowcaseProps, 'title' | 'load'> & { readonly view: Exclude<View, 'view'> };

function Reading({ view, title, load }: ReadingProps) {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    load().then(setRead).catch(notifyFailure);
  }, [load]);
  return view === 'source' ? (
    <Source title={title} pieces={read?.pieces} />
  ) : (
    <Properties title={title} parts={read?.parts} />
  );
}

/** A box that scrolls must take the focus, or the keyboard could not reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

function Source({ title, pieces }: { readonly title: string; readonly pieces: Read['pieces'] | undefined }) {
  const { t } = useTranslation('kit');
  return (
    <section
      {...FOCUSABLE}
      className={styles.source}
      dir="ltr"
      aria-label={t('sourceOf', { title })}
      aria-busy={!pieces}
    >
      <pre>
        <code>
          {pieces?.map(([text, kind], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a file never change
            <span key={at} data-kind={kind || undefined}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
