import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The place of a screen whose code is still on its way. */
export function ScreenLoading() {
  return <Skeleton lines={6} />;
}
