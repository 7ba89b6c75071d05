import { IconMoodPuzzled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Pagination } from '../../kit/pagination/pagination.tsx';
import { IconTiles } from './icon-tiles.tsx';
import styles from './icons.module.css';
import { findIcons, type SetIcon } from './icons.ts';

const PER_PAGE = 120;

/** Shows every icon of the set. They are searched by name or by subject, and copied by a press. */
export default function IconsScreen() {
  const { t } = useTranslation('ui-elements');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<SetIcon>();
  const found = findIcons(text);
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const top = useRef<HTMLDivElement>(null);

  const copy = (icon: SetIcon) => {
    const copied = () => {
      setChosen(icon);
      notify(t('icon-copied', { tag: icon.tag }));
    };
    navigator.clipboard.writeText(icon.tag).then(copied, notifyFailure);
  };
  const goTo = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <Card title={t('icons')}>
      <div ref={top} className={styles.top}>
        <p className="vt-soft">{t('icons-note')}</p>
        <SearchInput
          label={t('icons-search')}
          value={text}
          onSearch={(next) => {
            setText(next);
            setPage(1);
          }}
        />
        <p role="status" className="vt-soft">
          {t('icons-found', { count: found.length, number: formatNumber(found.length) })}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={IconMoodPuzzled} title={t('icons-none')} text={t('icons-none-text')} />
      ) : (
        <IconTiles label={t('icons')} icons={shown} chosen={chosen} onChoose={copy} />
      )}
      {found.length > PER_PAGE && (
        <Pagination
          label={t('icons-pages')}
          pages={Math.ceil(found.length / PER_PAGE)}
          page={page}
          onChange={goTo}
        />
      )}
    </Card>
  );
}
