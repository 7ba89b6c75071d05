import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Keeps the place of a screen while its code loads. */
export function ScreenLoading() {
  return <Skeleton lines={6} />;
}
