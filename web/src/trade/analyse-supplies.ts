import { IconChartHistogram } from '@tabler/icons-react';
import { analisis, puntosSuministro } from '@vatio/contract';
import { call } from '../data/call.ts';
import type { BulkAction } from '../list/table/selection/bulk-bar.tsx';
import type { BulkTarget } from '../list/table/selection/use-selection.ts';
import { useNavigate } from '../router/use-router.ts';
import { notifyFailure } from '../ui/feedback/toasts.ts';

/** The largest page of a list. */
const PAGE = 100;

type Options = {
  readonly label: string;
  /** Why more supplies than an analysis takes cannot be studied together. */
  readonly tooMany: string;
  /** What the rows have in common besides the filter of the list, as on the page of a client. */
  readonly scope?: { readonly cliente: string };
};

/** The bulk action that studies the chosen supply points together: those that are marked, or all that pass the filter. */
export function useAnalyseSupplies({ label, tooMany, scope }: Options): BulkAction {
  const navigate = useNavigate();
  const study = async (target: BulkTarget) => {
    const cups = target.all ? await cupsOf({ ...target.query, ...scope }, target.count) : target.ids;
    await navigate({ to: '/analisis/nuevo', search: { cups: cups.join(',') } });
  };
  return {
    id: 'analizar',
    label,
    icon: IconChartHistogram,
    unavailable: (target) =>
      (target.all ? target.count : target.ids.length) > analisis.MOST_SUPPLIES ? tooMany : undefined,
    run: (target) => void study(target).catch(notifyFailure),
  };
}

/** The CUPS of the so many points that pass the filter, in the order of the list. */
async function cupsOf(query: object, count: number): Promise<readonly string[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / PAGE) }, (_, i) =>
      call<typeof puntosSuministro.list>(puntosSuministro.list, {
        query: { ...query, page: i + 1, limit: PAGE },
      }),
    ),
  );
  return pages.flatMap(({ rows }) => rows.map(({ cups }) => cups));
}
