import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useRouter } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Button } from '../../ui/nav/button.tsx';
import type { Hit } from './hit.ts';
import styles from './search-box.module.css';
import { SearchResults } from './search-results.tsx';
import { useHitGroups } from './use-hit-groups.ts';
import { useRecent } from './use-recent.ts';

/** The field of the search and its results, group by group; the arrow keys choose one and Enter opens it. */
export function SearchBox({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const { field, text, type, choose, point, onKeyDown, ...found } = useHitSearch(onFollow);
  const { groups, hits, chosen, busy, error, retry, recent, forget } = found;

  return (
    <div className="vt-stack vt-gap-12">
      <div className={styles.line}>
        <IconSearch size={20} aria-hidden />
        <input
          ref={field}
          data-autofocus
          role="combobox"
          aria-label={t('searchTitle')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-list-${chosen.id}`}
          aria-busy={busy}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResults
        id={`${id}-list`}
        groups={groups}
        query={text}
        busy={busy || error !== null}
        chosen={chosen}
        onPoint={point}
        onChoose={choose}
      />
      {error && <ErrorState slim error={error} onRetry={retry} />}
      <p role="status" className={busy ? styles.none : 'vt-hidden'}>
        {busy ? t('searching') : t('searchCount', { count: hits.length })}
      </p>
      {text === '' && recent.length > 0 && (
        <Button small look="quiet" onClick={forget}>
          {t('searchForget')}
        </Button>
      )}
    </div>
  );
}

/** What is being searched, what is found, and the hit that the arrow keys have come to. */
function useHitSearch(onFollow: () => void) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string>();
  const { recent, add, forget } = useRecent();
  const { groups, busy, error, retry } = useHitGroups(text, recent);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.max(
    hits.findIndex((hit) => hit.id === picked),
    0,
  );
  const chosen = hits[at];
  // The first choice stays the same when the server's answer puts others before it.
  if (chosen && chosen.id !== picked) setPicked(chosen.id);

  const type = (next: string) => {
    setText(next);
    setPicked(undefined);
  };
  const choose = (hit: Hit) => {
    if (hit.again !== undefined) {
      type(hit.again);
      field.current?.focus();
      return;
    }
    add(text);
    onFollow();
    hit.run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) setPicked(hits[(at + step + hits.length) % hits.length]?.id);
    else if (event.key === 'Enter' && chosen) {
      choose(chosen);
      if (chosen.to !== undefined) router.navigate({ to: chosen.to });
    } else return;
    event.preventDefault();
  };
  const point = (hit: Hit) => setPicked(hit.id);

  return {
    field,
    text,
    type,
    choose,
    point,
    onKeyDown,
    groups,
    hits,
    chosen,
    busy,
    error,
    retry,
    recent,
    forget,
  };
}
