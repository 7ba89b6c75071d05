import { Outlet } from '@tanstack/react-router';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { ConnectionStrip } from './connection-strip.tsx';

/** The outermost frame: whatever is on screen, the state of the connection and the corner of the notices. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <ConnectionStrip />
      <Toaster />
    </>
  );
}
