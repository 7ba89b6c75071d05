import { IconColumns3, IconKeyboard } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/nav/button.tsx';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import { ExportMenu, type ExportSource } from '../export/export-menu.tsx';
import type { Column } from './columns.ts';
import type { ListAbilities } from './keys/keys-help.tsx';
import { useListKeys } from './keys/use-list-keys.ts';
import { orderedColumns } from './shape/column-shape.ts';
import type { useListShape } from './shape/use-list-shape.ts';
import { useAtHand } from './use-at-hand.ts';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly shaping: ReturnType<typeof useListShape>;
  readonly exports?: ExportSource<Row>;
  /** The filters in force in words, for the exported file. */
  readonly filters: readonly string[];
  readonly can: ListAbilities;
  readonly onNew?: () => void;
  /** A board has no columns to choose. */
  readonly board?: boolean;
  readonly children?: ReactNode;
};

/** The tools of the whole list: export, columns, keys. */
export function ListTools<Row>({
  columns,
  shown,
  shaping,
  exports,
  filters,
  can,
  onNew,
  board,
  children,
}: Props<Row>) {
  const { t } = useTranslation('ui');
  const { shape, setShape, reset } = shaping;
  const hand = useAtHand();
  const [helping, setHelping] = useState(false);
  const place = useListKeys({ onNew, onHelp: () => setHelping(true) });
  return (
    <>
      {children}
      {exports && (
        <ExportMenu
          source={exports}
          columns={orderedColumns(columns, shape)}
          shown={shown}
          filters={filters}
        />
      )}
      {!board && (
        <DropDown
          label={t('columns')}
          button={(toggle) => <IconButton icon={IconColumns3} small label={t('columns')} {...toggle} />}
        >
          {() =>
            hand ? (
              <hand.ColumnsChoice columns={columns} shape={shape} onShape={setShape} onReset={reset} />
            ) : (
              <Skeleton />
            )
          }
        </DropDown>
      )}
      <span ref={place}>
        <IconButton small icon={IconKeyboard} label={t('keys')} onClick={() => setHelping(true)} />
      </span>
      {hand && <hand.KeysHelp open={helping} onClose={() => setHelping(false)} can={can} />}
    </>
  );
}
