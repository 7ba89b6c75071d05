import { Fragment } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Hit, HitGroup } from './hit.ts';
import { HitLine } from './hit-line.tsx';
import styles from './search-box.module.css';

type Props = {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly query: string;
  /** More may come, so that it is too early to say that there is nothing. */
  readonly busy: boolean;
  readonly chosen: Hit | undefined;
  readonly onPoint: (hit: Hit) => void;
  readonly onChoose: (hit: Hit) => void;
};

export function SearchResults({ id, groups, query, busy, chosen, onPoint, onChoose }: Props) {
  const { t } = useTranslation('shell');
  if (groups.length === 0 && query.trim() !== '' && !busy)
    return <p className={styles.none}>{t('searchNone')}</p>;
  return (
    <div id={id} role="listbox" aria-label={t('searchResults')} className={styles.list}>
      {groups.map((group) => (
        <Fragment key={group.key}>
          <p role="presentation" className={styles.group}>
            {group.title}
          </p>
          {group.hits.map((hit) => (
            <HitLine
              key={hit.id}
              id={`${id}-${hit.id}`}
              hit={hit}
              query={query}
              chosen={hit.id === chosen?.id}
              onPoint={() => onPoint(hit)}
              onChoose={() => onChoose(hit)}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
