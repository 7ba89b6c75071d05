import type { ReactNode } from 'react';
import { useSplashEnd } from './use-splash-end.ts';

/** Around the content of every screen: once there is some, it takes the place of the splash. */
export function ScreenView({ children }: { readonly children: ReactNode }) {
  useSplashEnd();
  return children;
}
