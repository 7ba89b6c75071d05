import { IconCopy } from '@tabler/icons-react';
import type { listasCodigos } from '@vatio/contract';
import { useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './codes.module.css';

/** Which pasted codes were found. The others can be copied, to be corrected in the file they come from. */
export function CodesResult({ result }: { readonly result: listasCodigos.ResultadoCodigos }) {
  const { t } = useTranslation('filters');
  const [copied, setCopied] = useState('');
  const count = (key: string, how: number) => t(key, { count: how, number: formatNumber(how) });
  const lists = [
    ['codes-missing', result.noEncontrados],
    ['codes-malformed', result.malformados],
    ['codes-repeated', result.repetidos],
  ] as const;
  const copy = async (codes: readonly string[]) => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(t('codes-copied'));
  };
  return (
    <div className="vt-stack vt-gap-16">
      <p className={styles.found}>{count('codes-found', result.encontrados)}</p>
      {lists
        .filter(([, codes]) => codes.length > 0)
        .map(([key, codes]) => {
          const title = count(key, codes.length);
          return (
            <section key={key} aria-label={title} className="vt-stack vt-gap-8">
              <div className={`vt-ends ${styles.head}`}>
                <h3>{title}</h3>
                <Button
                  small
                  icon={IconCopy}
                  aria-label={t('codes-copyOf', { what: title })}
                  onClick={() => copy(codes)}
                >
                  {t('codes-copy')}
                </Button>
              </div>
              <textarea
                readOnly
                aria-label={title}
                rows={Math.min(codes.length, 6)}
                className={`${styles.codes} vt-code`}
                value={codes.join('\n')}
              />
            </section>
          );
        })}
      <Announcement text={copied} />
    </div>
  );
}
