import type { ReactNode } from 'react';
import type { Problem } from '../../../data/problem.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';

/** The height of a line of two texts, in pixels at the usual size of text. */
const LINE_PX = 58;

type Props<Row> = {
  readonly title: string;
  /** The number of rows that are asked for; room is kept for them, unless fewer are `expected`. */
  readonly most: number;
  readonly expected?: number;
  readonly read: {
    readonly data?: { readonly rows: readonly Row[] };
    readonly error: Problem | null;
    readonly refetch: () => unknown;
  };
  readonly more: string;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** A card with the first rows of something that has a section of its own. */
export function FirstRows<Row>({ title, most, expected, read, more, empty, children }: Props<Row>) {
  const { t } = useTranslation('clientes');
  const { data, error, refetch } = read;
  const rows = data?.rows ?? [];
  return (
    <Card
      title={title}
      height={Math.min(expected || most, most) * LINE_PX}
      actions={
        rows.length > 0 && (
          <ButtonLink small look="quiet" to={more}>
            {t('verTodo')}
          </ButtonLink>
        )
      }
    >
      {error && <ErrorState slim={data !== undefined} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={most} />}
      {data && rows.length === 0 && empty}
      {rows.length > 0 && children(rows)}
    </Card>
  );
}
