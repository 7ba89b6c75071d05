import type { ReactNode } from 'react';
import { useSample } from '../../data/sample.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/figures/card.tsx';

type Props<T> = {
  readonly title: string;
  readonly path: string;
  readonly values?: object;
  /** Room of its content, px at the usual size of text: the same while the call is pending. */
  readonly height: number;
  readonly actions?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** A card with what one call answers; while another range is on its way it keeps the figures of the last. */
export function CallCard<T>({ title, path, values, height, actions, children }: Props<T>) {
  const { data, error, refetch } = useSample<T>(path, values, { keepPrevious: true });
  return (
    <Card title={title} height={height} actions={actions}>
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {data && children(data)}
    </Card>
  );
}
