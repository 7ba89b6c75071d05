import {
  IconCopy,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPrinter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { today } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { Button, IconButton } from '../../ui/nav/button.tsx';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import type { Column } from '../table/columns.ts';
import { EXPORT_WAYS, type ExportWay, exportList } from './export-list.ts';
import styles from './export-menu.module.css';
import { type ExportTable, exportTable, withCompanions } from './export-table.ts';

/**
 * The source of the exported rows: a file that the server makes, or all the rows that pass the filters, in the browser.
 */
export type ExportSource<Row> =
  | {
      /** With `ids`, the export has these rows alone. */
      readonly download: (format: 'csv' | 'xlsx', ids?: readonly string[]) => Promise<unknown>;
      /** Reads the list as it goes to paper, without its date and filters. */
      readonly paper: () => Promise<Pick<ExportTable, 'title' | 'brand' | 'columns' | 'rows'>>;
    }
  | { readonly title: string; readonly rows: readonly Row[] };

type Props<Row> = {
  readonly source: ExportSource<Row>;
  readonly columns: readonly Column<Row>[];
  /** The columns on screen, in their order. */
  readonly shown: readonly Column<Row>[];
  readonly filters: readonly string[];
};

const ICONS = {
  copy: IconCopy,
  print: IconPrinter,
  csv: IconFileTypeCsv,
  xlsx: IconFileSpreadsheet,
  pdf: IconFileTypePdf,
} as const;

export function ExportMenu<Row>({ source, columns, shown, filters }: Props<Row>) {
  const { t } = useTranslation('ui');
  const [every, setEvery] = useState(false);
  const onServer = 'download' in source;
  const ways = onServer ? (['print', 'csv', 'xlsx'] as const) : EXPORT_WAYS;

  const take = async (way: ExportWay) => {
    try {
      if (onServer) {
        if (way === 'csv' || way === 'xlsx') await source.download(way);
        else await exportList({ ...(await source.paper()), filters, date: today() }, 'print');
        return;
      }
      const { title, rows } = source;
      await exportList(
        exportTable(every ? columns : withCompanions(shown, columns), rows, { title, filters }),
        way,
      );
      if (way === 'copy') notify(t('copied', { count: rows.length }));
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : t('failed'), { tone: 'bad' });
    }
  };

  return (
    <DropDown
      label={t('export')}
      button={(toggle) => <IconButton icon={IconDownload} small label={t('export')} {...toggle} />}
    >
      {(close) => (
        <>
          {!onServer && (
            <label className={styles.every}>
              <input type="checkbox" checked={every} onChange={({ target }) => setEvery(target.checked)} />
              {t('exportEvery')}
            </label>
          )}
          <Ways
            ways={ways}
            onChoose={(way) => {
              close();
              take(way);
            }}
          />
        </>
      )}
    </DropDown>
  );
}

type WaysProps = { readonly ways: readonly ExportWay[]; readonly onChoose: (way: ExportWay) => void };

function Ways({ ways, onChoose }: WaysProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <Button key={way} small look="quiet" icon={ICONS[way]} onClick={() => onChoose(way)}>
          {t(`export-${way}`)}
        </Button>
      ))}
    </div>
  );
}
