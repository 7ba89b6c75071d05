import type { ReactNode } from 'react';
import { useSample } from '../../data/sample.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/figures/card.tsx';

type Props<T> = {
  readonly title: string;
  readonly path: string;
  readonly values?: object;
  /** The content takes this height, in px at the usual size of text, also while the call is pending. */
  readonly height: number;
  readonly actions?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/**
 * Shows what one call answers. While the answer for another range is on its way, the card keeps the figures of the last
 * one.
 */
export function CallCard<T>({ title, path, values, height, actions, children }: Props<T>) {
  const { data, error, refetch } = useSample<T>(path, values, { keepPrevious: true });
  return (
    <Card title={title} height={height} actions={actions}>
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {data && children(data)}
    </Card>
  );
}
