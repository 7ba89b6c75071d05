import type { ReactNode } from 'react';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { LeavePageQuestion } from '../../ui/overlay/leave-question.tsx';
import { ConnectionStrip } from './connection-strip.tsx';

/** The outermost frame, with the state of the connection and the corner of the notices, which every screen has. */
export function RootFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <ConnectionStrip />
      <Toaster />
      <LeavePageQuestion />
    </>
  );
}
