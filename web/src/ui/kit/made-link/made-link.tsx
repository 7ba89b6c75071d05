import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../feedback/notice.tsx';
import { notify } from '../../feedback/toasts.ts';
import { Button } from '../../nav/button.tsx';
import styles from './made-link.module.css';

type Props = {
  readonly url: string;
  readonly words: {
    /** Warns that the link is not shown again. */
    readonly once: string;
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    /** Says that the browser does not copy, and the person has to. */
    readonly byHand: string;
  };
  /** What else can be done with the link, beside copying it. */
  readonly children?: ReactNode;
};

/** A secret link that has just been made, to be copied. It is never shown again. */
export function MadeLink({ url, words, children }: Props) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === url;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(url),
      () => notify(words.byHand, { tone: 'warn' }),
    );
  return (
    <div className="vt-stack">
      <Notice tone="warn">{words.once}</Notice>
      <input
        readOnly
        className={styles.link}
        value={url}
        aria-label={words.label}
        onFocus={({ target }) => target.select()}
      />
      <div className="vt-toolbar">
        <Button look="primary" icon={isCopied ? IconCheck : IconCopy} onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </Button>
        {children}
      </div>
      <span className="vt-hidden" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  );
}
