import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { MAX_CHOSEN } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import type { BulkAction } from '../table/selection/bulk-bar.tsx';
import type { ExportSource } from './export-menu.tsx';

const ICONS = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet } as const;

/** The bulk actions of a list whose rows are chosen for their export alone. */
export const NO_CHANGES: readonly BulkAction[] = [];

/** The bulk actions of a list, and after them the export of the chosen rows, where the server exports the list. */
export function useChosenExport<Row>(
  bulk: readonly BulkAction[] | undefined,
  source: ExportSource<Row> | undefined,
): readonly BulkAction[] | undefined {
  const { t } = useTranslation('ui');
  if (!bulk || !source || !('download' in source)) return bulk?.length === 0 ? undefined : bulk;
  const ways = (['csv', 'xlsx'] as const).map(
    (format): BulkAction => ({
      id: `export-${format}`,
      label: t(`exportChosen-${format}`),
      icon: ICONS[format],
      unavailable: (target) =>
        !target.all && target.ids.length > MAX_CHOSEN
          ? t('exportChosenMany', { number: MAX_CHOSEN })
          : undefined,
      run: (target) =>
        source.download(format, target.all ? undefined : target.ids).catch((cause: unknown) => {
          notify(cause instanceof Error ? cause.message : t('failed'), { tone: 'bad' });
        }),
    }),
  );
  return [...bulk, ...ways];
}
