import { IconCode, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './showcase.module.css';

/** A piece of source code and its kind (keyword, text, comment…), as the build splits it. */
export type Piece = readonly [text: string, kind: string];

type ShowcaseProps = {
  readonly title: string;
  readonly load: () => Promise<readonly Piece[]>;
  /** The address at which the card stands alone. */
  readonly link: string | undefined;
  readonly children: ReactNode;
};

/** An example that runs, and its source code. */
export function Showcase({ title, load, link, children }: ShowcaseProps) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);

  const copy = async () => {
    const text = (await load()).map(([piece]) => piece).join('');
    await navigator.clipboard.writeText(text);
    notify(t('sourceCopied'));
  };
  return (
    <Card
      title={title}
      actions={
        <span className={styles.tools}>
          <IconButton
            small
            icon={IconCode}
            label={t(open ? 'hideSource' : 'showSource', { title })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
          <IconButton
            small
            icon={IconCopy}
            label={t('copySource', { title })}
            onClick={() => copy().catch(notifyFailure)}
          />
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
        </span>
      }
    >
      <div className={styles.example}>{children}</div>
      {open && <Source title={title} load={load} />}
    </Card>
  );
}

/** A box that scrolls must take the focus, or the keyboard could not reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

function Source({ title, load }: Pick<ShowcaseProps, 'title' | 'load'>) {
  const { t } = useTranslation('kit');
  const [pieces, setPieces] = useState<readonly Piece[]>();
  useEffect(() => {
    load().then(setPieces).catch(notifyFailure);
  }, [load]);
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
